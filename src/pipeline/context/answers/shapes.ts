// Defines the shapes of what plugins return, as schemas whose messages say what was expected.
import * as z from 'zod';
import type { DiagnosticDraft, Fix, RelatedPlace } from '#model/diagnostic';
import type { Order } from '#model/document';
import type { ShownCode } from '#model/highlighter';
import type { MarkdownSteps, StepLists } from '#model/markdown-steps';
import type { EmittedFile } from '#model/output';
import type { Place } from '#model/place';
import { isSources } from '#model/policy';
import { type LateRedirects, type Redirect, redirectStatuses } from '#model/redirect';
import type { SearchAnswer, SearchHit, SearchRefusal } from '#model/search-answer';
import type { Sidebar, SidebarCategory, SidebarHtml, SidebarLabels, SidebarLink } from '#model/sidebar';
import type { CollectedFrom, DrawnImage, Emitted, PrintedAddress } from '#model/site';
import type { AssetFile, Version } from '#model/source-file';
import type { HeadElement } from '#model/theme';
import { copyPlain, mostEntries } from './read-answers.ts';

/** Every key of the type, so that none is lost in the copy that a schema makes. */
type ShapeOf<T> = Readonly<Record<keyof T, z.ZodType>>;

function shape<T>(fields: ShapeOf<T>) {
  return z.object(fields, 'an object');
}

export const text = z.string('a string');
export const flag = z.boolean('true or false');
const count = z.number('a number');
const name = z.string('a non-empty string').min(1, 'a non-empty string');
/** In a place: no file has more lines. */
const position = z.int('a whole number from 1').min(1, 'a whole number from 1').max(1e9, 'a whole number from 1');
const point = shape<Place['start']>({ line: position, column: position });

export const place = shape<Place>({ file: text, start: point, end: point });

/** Plain data, copied. */
export const plain = z.unknown().transform((value, ctx) => {
  const copied = copyPlain(value);
  if ('value' in copied) return copied.value;
  ctx.addIssue({ code: 'custom', message: copied.problem, path: [...copied.path], params: { isWhole: true } });
  return z.NEVER;
});

/** Plain data by names. */
export const plainMap = z.custom<unknown>((value) => isMap(value), 'an object').pipe(plain);

export const propsByPath = z.record(text, plainMap, 'an object');

function isMap(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A function that the object keeps as its own. */
const method = z.custom<(...given: never[]) => unknown>((value) => typeof value === 'function', 'a function');

/** An array may claim a length that would fill the memory once it is read. */
function listOf<Entry extends z.ZodType>(entry: Entry, expected: string) {
  const isShort = (value: unknown): boolean => !Array.isArray(value) || value.length <= mostEntries;
  const short = z.custom<unknown>(isShort, `${expected} with at most ${mostEntries.toLocaleString('en')} entries`);
  return short.pipe(z.array(entry, expected));
}

export const texts = listOf(text, 'a list of strings');

/** Names that can stand in a tag. */
const attributeName = /^[^\s"'<>/=\0]+$/;
const attributes = z.record(
  z.string().regex(attributeName, 'an attribute name'),
  z.custom<string | true>((value) => value === true || typeof value === 'string', 'a string or true'),
  'an object with string values',
);

export const headElement = shape<HeadElement>({
  tag: z.string('the name of an element').regex(/^[a-z][a-z\d-]*$/i, 'the name of an element'),
  attributes,
  children: text.optional(),
});

/** Which paths lead into the output folder, emit tells of each file. */
const anyPath = z.custom<unknown>((value) => value === null || !/^(?:object|function|symbol)$/.test(typeof value), 'a string');

export const emittedFile = shape<EmittedFile>({
  path: anyPath,
  key: text,
  yields: z.literal(true, 'true').optional(),
  place: place.optional(),
  make: method,
});

const status = z.custom<number>(
  (value) => (redirectStatuses as readonly unknown[]).includes(value),
  `one of ${redirectStatuses.join(', ')}`,
);

export const redirect = shape<Redirect>({
  from: text,
  to: text,
  status,
  place: place.optional(),
  rule: text.optional(),
  plugin: text.optional(),
  targetPlace: place.optional(),
});

export const lateRedirects = shape<LateRedirects>({ plugin: text, redirects: method });
export const emitted = shape<Emitted>({ plugin: text, addresses: method });

export const version = shape<Version>({
  docs: text,
  name: text,
  folder: text,
  path: text,
  label: text,
  isLast: flag,
  banner: z.enum(['unreleased', 'unmaintained'], '"unreleased", "unmaintained" or null').nullable(),
  badge: flag,
  className: text.nullable(),
  noIndex: flag,
});

/** A step of unified, or a list of one and its options. */
const step = z.custom<unknown>((value) => {
  return typeof (Array.isArray(value) ? value.length <= mostEntries && value[0] : value) === 'function';
}, 'a step');
const steps = listOf(
  step.transform((one) => (Array.isArray(one) ? [...one] : one)),
  'a list of steps',
);
const stepLists = shape<StepLists>({ remark: steps.optional(), rehype: steps.optional() });
export const markdownSteps = shape<MarkdownSteps>({
  remark: steps.optional(),
  rehype: steps.optional(),
  before: stepLists.optional(),
  after: stepLists.optional(),
});

const routeOrText = z.union([text, plainMap], 'a route or an address');
const common = { className: text.optional(), customProps: plainMap.optional() };
const described = { description: text.optional(), badge: plainMap.optional(), unlisted: flag.optional(), doc: text.optional() };
const item: z.ZodType = z.lazy(() =>
  z.discriminatedUnion(
    'type',
    [
      z.object({
        type: z.literal('link'),
        label: text,
        to: routeOrText,
        isRef: flag.optional(),
        ...described,
        ...common,
      } satisfies ShapeOf<SidebarLink>),
      z.object({
        type: z.literal('category'),
        label: text,
        to: plainMap.optional(),
        collapsed: flag,
        collapsible: flag,
        items: listOf(item, 'a list of items'),
        ...described,
        ...common,
      } satisfies ShapeOf<SidebarCategory>),
      z.object({ type: z.literal('html'), html: text, defaultStyle: flag, ...common } satisfies ShapeOf<SidebarHtml>),
    ],
    'a sidebar item',
  ),
);
/** Copied first, because it may hold itself. */
export const sidebar = plain.pipe(
  shape<Sidebar>({
    docs: text,
    version: text,
    name: text,
    items: listOf(item, 'a list of items'),
    labels: shape<SidebarLabels>({ nav: text, menu: text }).optional(),
  }),
);

export const order = shape<Order>({ plugin: text, request: text, place });
export const collected = shape<CollectedFrom>({ plugin: text, data: plain, place, path: text });
export const asset = shape<AssetFile>({ path: name, served: text.optional() });
export const address = shape<PrintedAddress>({
  kind: z.enum(['link', 'image'], '"link" or "image"'),
  target: text,
  place,
});
export const drawn = shape<DrawnImage>({
  plugin: text,
  request: text,
  name: z.string('a file name').regex(/^[^/\\\0]+$/, 'a file name'),
  content: text,
  size: shape<DrawnImage['size']>({ width: count, height: count }),
});
export const sources = z
  .custom<unknown>((value) => isSources(value), 'an object that maps directives to lists of sources')
  .pipe(plain);

const related = shape<RelatedPlace>({ message: text, place });
const fix = shape<Fix>({ title: name, place, text, replaces: text });

/** What `ctx.report` is given. Its severity stands in the plugin's `diagnostics`. */
export const draft = z.object(
  {
    code: text,
    message: name,
    help: text.optional(),
    place: place.optional(),
    related: listOf(related, 'a list').optional(),
    fix: fix.optional(),
    builtIn: text.optional(),
    atMost: z.enum(['warning', 'info'], '"warning" or "info"').optional(),
    group: text.optional(),
    severity: z.undefined('left out, because it is set with the code, in "diagnostics"').optional(),
  } satisfies ShapeOf<Omit<DiagnosticDraft, 'plugin' | 'ignores'> & { severity: undefined }>,
  'an object',
);

/** What a highlighter shows. */
export const shownCode = shape<ShownCode>({
  language: text,
  className: text,
  html: text,
  frame: z.literal('terminal', '"terminal"').optional(),
});

const piece = z.object({ text, marked: z.literal(true, 'true').optional() }, 'an object');
const marked = listOf(piece, 'a list of text chunks');
const counted = listOf(z.object({ name: text, count }, 'an object'), 'a list');
const hit = shape<SearchHit>({
  url: text,
  group: text,
  page: marked,
  headings: listOf(marked, 'a list'),
  excerpt: marked,
  kind: z.enum(['page', 'heading', 'text'], 'a kind of hits'),
  type: z.enum(['doc', 'post', 'page', 'list'], 'a type of pages'),
  words: texts,
});
export const found = shape<SearchAnswer>({
  total: count,
  hits: listOf(hit, 'a list of hits'),
  suggestions: texts,
  types: counted,
  tags: counted,
});
export const refusal = shape<SearchRefusal>({ message: text, help: text });

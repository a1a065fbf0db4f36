// Parses sources to plain data that can be cached and passed between threads.

import type { Context } from '#context/context';
import type { Derived } from '#context/derivations';
import { readSource } from '#context/source-text';
import type { Job } from '#context/workers';
import { keyOf } from '#files/digest';
import type { Observation } from '#model/config';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Body, Facts } from '#model/document';
import type { SiteCall } from '#model/site-code';
import type { SourceFile } from '#model/source-file';
import { openEngine } from '#parser/engine';
import { refusalReasons } from '#parser/native/source';
import { packed } from '#store/cache-store';
import { frontMatterShape } from './front-matter/schema.ts';
import { checkSize } from './limits/check-size.ts';
import { loadSteps } from './markdown/steps.ts';
import { isModulePage } from './module-page/is-module-page.ts';
import type { ParsedAhead } from './parse-ahead.ts';
import { type Parser, parseSource } from './parse-source.ts';
import { type ParsedSource, parseNothing } from './parsed-source.ts';

/** The result of parsing a source. */
export interface Parsed {
  /** The hash of the bytes that were read: the file may have changed since it was found. */
  readonly hash: string;
  /** JSON, with places in the source itself, as all that is cached: a source moves in its origin without being parsed again. */
  readonly facts: string;
  /** JSON, packed. */
  readonly body: Uint8Array;
  readonly factsKey: string;
  readonly bodyKey: string;
  /** What plugins derive from the body. */
  readonly derived?: Derived | undefined;
  readonly reported: readonly DiagnosticDraft[];
  /** Why unified parsed the source, and not the native engine. */
  readonly refused?: string | undefined;
  /** What parsing observed besides the source itself. */
  readonly observed: readonly Observation[];
}

/** What setting up the plugins' steps reported and observed. */
export interface Setup {
  readonly reported: readonly DiagnosticDraft[];
  readonly observed: readonly Observation[];
}

export interface ParseTask {
  readonly source: SourceFile;
  readonly ahead?: ParsedAhead | undefined;
}

export interface ParseResult {
  readonly setup: Setup;
  readonly parsed: Parsed;
}

/** Describes the parsing of a source as a call of the site's code. */
export function parseCall({ path }: Pick<SourceFile, 'path'>): SiteCall {
  return { what: `parsing "${path}"`, file: path };
}

/** The result for a source whose parsing was stopped: front matter only, because other pages link to it. */
export async function withoutParsing(context: Context, source: SourceFile, fault: DiagnosticDraft): Promise<ParseResult> {
  const shape = await frontMatterShape(context.config.plugins);
  const { value: read } = await context.reporter.capture(() => readSource(context.files, context.reporter, source));
  const { value } = await context.reporter.capture(async () => parseNothing(context, shape, read));
  const parsed = { ...textsOf(value), hash: read.hash, reported: [fault], observed: [] };
  return { setup: { reported: [], observed: [] }, parsed };
}

/** The parser is loaded once, for the first source. */
export function parseJob(context: Context): Job<ParseTask, ParseResult> {
  let loaded: Promise<{ readonly parser: Parser; readonly setup: Setup }> | undefined;
  return async (task) => {
    loaded ??= context.trace.span('step', 'load parser', () => loadParser(context));
    const { parser, setup } = await loaded;
    return { setup, parsed: await parseOne(context, parser, task) };
  };
}

export async function loadParser(context: Context): Promise<{ readonly parser: Parser; readonly setup: Setup }> {
  const { engine: chosen, mdx1Compat } = context.config.settings.markdown;
  const { comments } = mdx1Compat;
  const { value: captured, observed } = await context.files.capture(() =>
    context.reporter.capture(async () => {
      const steps = await loadSteps(context);
      const { extensions, hasSiteSteps: hasSteps } = steps;
      const { limits } = context.config.settings;
      const native = context.nativeParser;
      const engine = openEngine({ comments, extensions, limits, hasSteps, native }, chosen);
      if (await engine.lacksNative()) reportNoNative(context);
      return { engine, steps, shape: await frontMatterShape(context.config.plugins) };
    }),
  );
  return { parser: captured.value, setup: { reported: captured.reported, observed } };
}

/** Each thread reports it, and equal reports count once. */
function reportNoNative({ config, reporter }: Context): void {
  reporter.report({
    code: 'parse/no-native-parser',
    message:
      'the native parser cannot be loaded here, so all pages are parsed with unified, which gives the same result more slowly',
    help: 'Install the optional dependencies for this platform, or set `markdown: { engine: "unified" }`.',
    place: config.locate(['markdown', 'engine']),
  });
}

async function parseOne(context: Context, parser: Parser, { source, ahead }: ParseTask): Promise<Parsed> {
  const { value: captured, observed } = await context.files.capture(() =>
    context.reporter.capture(async () => {
      const read = checkSize(context, await readSource(context.files, context.reporter, source));
      const parsed = isModulePage(source)
        ? (await import('./module-page/module-page.ts')).parseModulePage(context, parser.shape, read)
        : await parseSource(context, parser, read, ahead?.hash === read.hash ? ahead : undefined);
      return { hash: read.hash, ...textsOf(parsed) };
    }),
  );
  return {
    ...captured.value,
    reported: captured.reported,
    observed: observed.filter(([[kind, path]]) => kind !== 'bytes' || path !== source.path),
  };
}

type Texts = Pick<Parsed, 'facts' | 'body' | 'factsKey' | 'bodyKey' | 'derived' | 'refused'>;

function textsOf({ facts, body, derived, refused }: ParsedSource): Texts {
  const text = JSON.stringify(body);
  return {
    facts: JSON.stringify(facts),
    body: packed(text),
    factsKey: factsKeyOf(facts, body),
    bodyKey: keyOf(text),
    derived,
    refused: refused && refusalReasons[refused],
  };
}

/**
 * Places matter to rendering only where it may report something: a body of ready HTML without imports has no faults, so that an
 * added line of front matter makes no page stale.
 */
export function factsKeyOf(facts: Facts, body: Body): string {
  const isPlain = body.kind === 'html' && facts.imports.length === 0;
  if (!isPlain) return keyOf(JSON.stringify(facts));
  return keyOf(JSON.stringify(withoutPlaces(facts)));
}

/** Only the top-level keys are dropped: an author's data may have keys of the same names. */
function withoutPlaces({ frontMatterPlaces: _, outline, links, orders, collected, components, uses: __, ...facts }: Facts) {
  return {
    ...facts,
    outline: outline.map((item) => {
      const { place: _, ...own } = item;
      return { ...own, idPlace: undefined };
    }),
    links: links.map(({ place: _, ...link }) => link),
    orders: orders.map(({ place: _, ...order }) => order),
    collected: collected.map(({ place: _, ...one }) => one),
    components: components.map(({ name }) => name),
  };
}

// Assigns the pages of a specification their ids, addresses and categories.
import { posix } from 'node:path';
import { joinPath, type SidebarBadge, type SidebarSpot, type SpotCategory, type VirtualSource, withoutLinks } from 'slodocs/kit';
import type { Prose } from '../api/answers.ts';
import type { Api, Operation, Tag } from '../api/api.ts';
import type { SpecOptions } from '../options.ts';
import { kebabCase, slugOf } from '../spec-list.ts';
import type { Say } from './schema/facts.ts';

/** The pages of one specification. */
export interface Section {
  readonly api: Api;
  readonly options: SpecOptions;
  /** Of other versions, where there are some. */
  readonly siblings: readonly Sibling[];
  readonly isDeprecated: boolean;
  /** Shown, with their pages. */
  readonly entries: readonly Entry[];
  /** Those entries by their names in links of responses. */
  readonly byName: ReadonlyMap<string, Entry>;
  /** The tags that are categories, in the order of the specification. */
  readonly tags: readonly Tag[];
  readonly say: Say;
  /** The docs folder and version of its pages. */
  readonly docs: Pick<VirtualSource, 'docs' | 'version'>;
  /** The address of that version. */
  readonly base: string;
  /** The absolute address of the specification. */
  readonly location: string;
  /** True where the specification has no faults. */
  readonly isSound: boolean;
  /** What overlays have made of the specification; undefined where there are none. */
  readonly overlaid?: unknown;
  /** True where the site has several languages. */
  readonly isTranslatable: boolean;
}

/** A Markdown file that adds to a page, and its translation. */
export interface MoreProse {
  readonly path: string | undefined;
  readonly translation: string | undefined;
}

/** Another version of the same API. */
export interface Sibling {
  readonly label: string;
  readonly path: string;
  readonly isDeprecated: boolean;
  /** The slugs of its operations. */
  readonly slugs: ReadonlySet<string>;
}

/** An operation, or a webhook, with its page. */
export interface Entry {
  readonly operation: Operation;
  readonly isWebhook: boolean;
  /** Without folder: `get-pet`, `webhooks/new-pet`. */
  readonly slug: string;
  /** In the sidebar; the introduction is at 0. */
  readonly position: number;
}

export function entriesOf({ operations, webhooks }: Api): readonly Entry[] {
  const shown = (list: readonly Operation[], isWebhook: boolean): Omit<Entry, 'position'>[] =>
    list
      .filter(({ settings }) => !settings.hide)
      .map((operation) => ({ operation, isWebhook, slug: isWebhook ? `webhooks/${slugOf(operation)}` : slugOf(operation) }));
  const all = [...shown(operations, false), ...shown(webhooks, true)];
  return all
    .map((entry, index) => ({ entry, order: entry.operation.settings.order ?? Number.MAX_VALUE, index }))
    .sort((a, b) => a.order - b.order || a.index - b.index)
    .map(({ entry }, index) => ({ ...entry, position: index + 1 }));
}

/** Shown operations by `operationId` and by JSON pointer. */
export function operationsByName(entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  return new Map(
    entries.flatMap((entry) => {
      const { operationId, pointer } = entry.operation;
      return [operationId ?? [], pointer].flat().map((name) => [name, entry] as const);
    }),
  );
}

/** Tags of shown operations; none where they are no categories. */
export function categoriesOf({ tags }: Api, entries: readonly Entry[], groupByTag: boolean | undefined): readonly Tag[] {
  const used = new Set(entries.filter(({ isWebhook }) => !isWebhook).map(({ operation }) => operation.tags[0]));
  const shown = tags.filter(({ name, settings }) => used.has(name) && !settings.hide);
  return (groupByTag ?? shown.length > 1) ? shown : [];
}

/** What Markdown that adds to the introduction is named after. */
export const introductionSlug = 'index';

export function introductionId({ options }: Section): string {
  return `${options.path}/${introductionSlug}.md`;
}

export function idOf({ slug }: Entry, { options }: Section): string {
  return `${options.path}/${slug}.md`;
}

/** A link between pages of one section, or from one section to another. */
export function linkBetween(from: string, to: string): string {
  const relative = posix.relative(posix.dirname(from), to);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** A link to the index of all operations, or of those with a tag. */
export function linkToIndex({ options, base }: Section, tag?: Tag): string {
  return joinPath(base, indexSlug(options.path, tag));
}

function indexSlug(path: string, tag?: Tag): string {
  return `/category/${path}${tag === undefined ? '' : `/${kebabCase(tag.settings.slug ?? tag.name) || 'tag'}`}`;
}

export function titleOf({ operation }: Entry): string {
  const { settings, summary, method, path } = operation;
  return settings.title ?? summary?.trim() ?? `${method.toUpperCase()} ${path}`;
}

/** Undefined stands for the introduction. */
export function spotOf(entry: Entry | undefined, section: Section): SidebarSpot {
  const { api, options, tags, say } = section;
  const outer: SpotCategory = {
    label: options.label ?? api.title,
    ...(options.position !== undefined && { position: options.position }),
    ...described(api.summary),
    link: { type: 'generated-index', slug: indexSlug(options.path), ...described(api.summary) },
  };
  const common = options.sidebar === undefined ? { otherwise: options.path } : { name: options.sidebar };
  if (!entry) return { ...common, categories: [outer], position: 0, label: say('openapi.introduction') };
  const { operation, isWebhook } = entry;
  const index = tags.findIndex(({ name }) => name === operation.tags[0]);
  const tag = tags[index];
  const inner: readonly SpotCategory[] = isWebhook
    ? [{ label: say('openapi.webhooks'), position: tags.length + 2 }]
    : tag === undefined
      ? []
      : [tagCategory(tag, index + 1, section)];
  return {
    ...common,
    categories: [outer, ...inner],
    position: entry.position,
    badge: methodBadge(operation.method),
    ...(operation.deprecated && { className: 'api-deprecated' }),
  };
}

function tagCategory(tag: Tag, position: number, { options }: Section): SpotCategory {
  const description = firstParagraph(tag.description);
  return {
    label: tag.title,
    position: tag.settings.order ?? position,
    ...described(description),
    link: { type: 'generated-index', slug: indexSlug(options.path, tag), ...described(description) },
  };
}

function described(description: string | undefined): { readonly description?: string } {
  return description === undefined ? {} : { description };
}

/** The first paragraph as plain text; undefined where it begins with something else. */
export function firstParagraph(prose: Prose | undefined): string | undefined {
  const [paragraph = ''] = prose?.value.trim().split(/\n\s*\n/) ?? [];
  if (/^(?:[#>|<`~:-]|\d+[.)])/.test(paragraph)) return undefined;
  const plain = withoutLinks(paragraph).replaceAll(/[*_`]/g, '').replaceAll(/\s+/g, ' ');
  return plain === '' ? undefined : plain;
}

export function methodBadge(method: string): SidebarBadge {
  const kinds = {
    get: 'info',
    head: 'info',
    query: 'info',
    post: 'tip',
    put: 'warning',
    patch: 'warning',
    delete: 'danger',
  } as const;
  const text = { delete: 'DEL', options: 'OPT' }[method] ?? method.toUpperCase();
  return { text, kind: kinds[method as keyof typeof kinds] ?? 'neutral' };
}

// Builds the listing pages of tags.
import {
  type JsonObject,
  keyPlace,
  type Place,
  type PlacedDoc,
  type PlacedListing,
  type PluginContext,
  printRoute,
  type Route,
  readPermalink,
  type Settings,
  type WrittenTag,
  wholeFile,
} from 'slodocs/kit';
import { badPermalink, noPermalink, permalinkOf, type Tag } from './tag.ts';
import type { TagsFile } from './tags-file.ts';

export interface Printing {
  readonly settings: Settings;
  readonly say: PluginContext['say'];
  /** The route of a tag's page, or of the page of all tags. */
  readonly routeOf: (permalink?: string) => Route;
  readonly perPage: number;
}

/** A version without tags has no page for them. */
export function listingsOf(groups: readonly TagGroup[], printing: Printing): readonly PlacedListing[] {
  return groups.length === 0 ? [] : [allTags(groups, printing), ...groups.flatMap((group) => pagesOf(group, printing))];
}

function allTags(groups: readonly TagGroup[], { settings, say, routeOf }: Printing): PlacedListing {
  const { lang } = settings;
  const byLetter = new Map<string, TagGroup[]>();
  const listed = groups.filter(({ unlisted }) => !unlisted);
  for (const group of inOrder(listed, lang, ({ tag }) => tag.label)) {
    const letter = [...group.tag.label.trim()][0]?.toLocaleUpperCase(lang) ?? '';
    const sameLetter = byLetter.get(letter);
    if (sameLetter) sameLetter.push(group);
    else byLetter.set(letter, [group]);
  }
  const letters = inOrder([...byLetter], lang, ([letter]) => letter).map(([letter, tags]) => ({
    letter,
    tags: tags.map(({ tag: { label, permalink }, docs }) => ({
      label,
      href: printRoute(routeOf(permalink), settings),
      count: docs.length,
      description: countOf(docs, say),
    })),
  }));
  const ids = letters.map(({ letter }) => letter);
  return listing(routeOf(), 'tags', say('theme.tags.tagsPageTitle'), '', listed.length === 0, { letters }, ids);
}

function pagesOf({ tag, docs, unlisted }: TagGroup, { settings, say, routeOf, perPage }: Printing): readonly PlacedListing[] {
  const last = Math.ceil(docs.length / perPage) || 1;
  const routeAt = (page: number): Route => routeOf(page === 1 ? tag.permalink : `${tag.permalink}/page/${page}`);
  const linkTo = (page: number): JsonObject | null =>
    page < 1 || page > last ? null : { label: say('theme.tags.pageLabel', { page }), href: printRoute(routeAt(page), settings) };
  return Array.from({ length: last }, (_, index) => {
    const page = index + 1;
    const shown = last === 1 ? docs : docs.slice(index * perPage, page * perPage);
    const first = say('theme.docs.tagDocListPageTitle', { nDocsTagged: countOf(docs, say), tagName: tag.label });
    const title = page === 1 ? first : say('theme.docs.tagDocListPageTitle.nextPages', { title: first, page });
    return listing(routeAt(page), 'tag', title, tag.description, unlisted, {
      allTags: printRoute(routeOf(), settings),
      items: shown.map(({ title: label, description, route }) => ({ label, description, href: printRoute(route, settings) })),
      previous: linkTo(page - 1),
      next: linkTo(page + 1),
    });
  });
}

function countOf({ length: count }: TagGroup['docs'], say: PluginContext['say']): string {
  return say('theme.docs.tagDocListPageTitle.nDocsTagged', { count });
}

function listing(
  route: Route,
  layout: string,
  title: string,
  description: string,
  unlisted: boolean,
  props: JsonObject,
  ids: readonly string[] = [],
): PlacedListing {
  const common = { kind: 'listing', origin: 'tags', lastUpdate: undefined, data: {} } as const;
  const role = layout === 'tags' ? ({ role: 'tags' } as const) : {};
  const crawlerTag = layout === 'tags' ? 'doc_tags_list' : 'doc_tag_doc_list';
  return { ...common, ...role, route, layout, title, description, unlisted, props, ids, crawlerTag };
}

interface TagGroup {
  /** Named as in the first doc with the tag. */
  readonly tag: Tag;
  /** Sorted by title. Without unlisted docs, unless there are no others. */
  readonly docs: readonly PlacedDoc[];
  /** True if no listed doc has it. */
  readonly unlisted: boolean;
}

/** Groups by the permalinks of tags. */
export function groupByTag(tagged: readonly TaggedDoc[], lang: string): readonly TagGroup[] {
  const groups = new Map<string, { tag: Tag; docs: PlacedDoc[] }>();
  for (const { doc, uses } of tagged) {
    for (const { tag } of uses) {
      const group = groups.get(tag.permalink) ?? { tag, docs: [] };
      groups.set(tag.permalink, group);
      // A doc may name the same tag twice, in different ways.
      if (group.docs.at(-1) !== doc) group.docs.push(doc);
    }
  }
  return [...groups.values()].map(({ tag, docs }) => {
    const listed = docs.filter((doc) => !doc.unlisted);
    const unlisted = listed.length === 0;
    return { tag, unlisted, docs: inOrder(unlisted ? docs : listed, lang, ({ title }) => title) };
  });
}

/** Sorts by the language's collation. Stable. */
function inOrder<T>(list: readonly T[], lang: string, nameOf: (entry: T) => string): readonly T[] {
  const { compare } = new Intl.Collator(lang);
  return [...list].sort((a, b) => compare(nameOf(a), nameOf(b)));
}

/** A tag where a doc names it. */
export interface Use {
  readonly tag: Tag;
  /** It is a text, and no map. */
  readonly isName: boolean;
  /** The file of tags does not define it. */
  readonly inline: boolean;
  readonly place: Place;
  /** Of its name alone. */
  readonly namePlace: Place;
}

export interface TaggedDoc {
  readonly doc: PlacedDoc;
  /** No two with the same address and name. */
  readonly uses: readonly Use[];
}

/** A tag that cannot have an address is reported and left out. */
export function readTags(doc: PlacedDoc, file: TagsFile | undefined, ctx: PluginContext): TaggedDoc {
  const { facts, source } = doc.document;
  const uses = new Map<string, Use>();
  for (const [index, written] of (facts.frontMatter.tags ?? []).entries()) {
    const place = keyPlace(facts, `tags.${index}`) ?? wholeFile(source.path);
    const placeOf = (key: string): Place => keyPlace(facts, `tags.${index}.${key}`) ?? place;
    const isName = typeof written === 'string';
    const defined = isName ? file?.tags.get(written) : undefined;
    const tag = defined ?? inlineTag(written, placeOf, ctx);
    if (!tag) continue;
    const key = JSON.stringify([tag.permalink, tag.label]);
    if (!uses.has(key)) uses.set(key, { tag, isName, inline: !defined, place, namePlace: placeOf('label') });
  }
  return { doc, uses: [...uses.values()] };
}

function inlineTag(written: WrittenTag, placeOf: (key: string) => Place, ctx: PluginContext): Tag | undefined {
  if (typeof written === 'string') {
    const permalink = permalinkOf(written);
    if (permalink === undefined) ctx.report({ ...noPermalink(written), place: placeOf('label') });
    return permalink === undefined ? undefined : { label: written, permalink, description: '' };
  }
  const { label } = written;
  const permalink = readPermalink(written.permalink);
  if (permalink === undefined) ctx.report({ ...badPermalink(written.permalink, label), place: placeOf('permalink') });
  return permalink === undefined ? undefined : { label, permalink, description: '' };
}

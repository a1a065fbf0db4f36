// Builds the listing pages of tags.
import { type JsonObject, type PlacedListing, type PluginContext, printRoute, type Route, type Settings } from 'slodocs/kit';
import { inOrder, type TagGroup } from './group.ts';

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

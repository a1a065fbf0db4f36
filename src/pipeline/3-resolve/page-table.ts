// The pages of a site by route, by source and by id: what links and sidebars are looked up in.
import type { PlacedDoc, PlacedPage } from '#model/page';
import { routeKey } from '#model/route';

export interface PageTable {
  readonly pages: readonly PlacedPage[];
  readonly apart: Apart;
  byRoute(path: string): PlacedPage | undefined;
  bySource(path: string): PlacedDoc | undefined;
  byId(docs: string, version: string, id: string): PlacedDoc | undefined;
  isDraft(docs: string, version: string, id: string): boolean;
  /** The ids of a version, sorted as its pages are. */
  ids(docs: string, version: string): readonly string[];
}

/** Docs that are no pages of the site. */
export interface Apart {
  /** Not published: a sidebar may name them, a link may not. */
  readonly drafts: readonly PlacedDoc[];
  /** Another page has their id or route, which is reported: links to them are not. */
  readonly shadowed: readonly PlacedDoc[];
  /** Paths of sources that could not be read, which is reported. */
  readonly unread: ReadonlySet<string>;
}

export function tabulate(pages: readonly PlacedPage[], apart: Apart): PageTable {
  const routes = new Map<string, PlacedPage>();
  const sources = new Map<string, PlacedDoc>();
  const docs = new Map<string, PlacedDoc>();
  const ids = new Map<string, string[]>();
  for (const page of pages) {
    routes.set(routeKey(page.route.path), page);
    if (page.kind !== 'doc') continue;
    sources.set(page.document.source.path, page);
    docs.set(docKey(page.docs, page.version, page.id), page);
    const version = docKey(page.docs, page.version, '');
    const known = ids.get(version);
    if (known) known.push(page.id);
    else ids.set(version, [page.id]);
  }
  for (const doc of apart.shadowed) {
    if (!routes.has(routeKey(doc.route.path))) routes.set(routeKey(doc.route.path), doc);
    if (!sources.has(doc.document.source.path)) sources.set(doc.document.source.path, doc);
  }
  const draftKeys = new Set(apart.drafts.map((doc) => docKey(doc.docs, doc.version, doc.id)));
  return {
    pages,
    apart,
    byRoute: (path) => routes.get(routeKey(path)),
    bySource: (path) => sources.get(path),
    byId: (folder, version, id) => docs.get(docKey(folder, version, id)),
    isDraft: (folder, version, id) => draftKeys.has(docKey(folder, version, id)),
    ids: (folder, version) => ids.get(docKey(folder, version, '')) ?? [],
  };
}

function docKey(docs: string, version: string, id: string): string {
  return `${docs}\n${version}\n${id}`;
}

// Indexes pages by route, source and id, for links and sidebars.

import { inAnyForm } from '#kit/normal-form';
import type { Document } from '#model/document';
import type { PlacedDoc, PlacedPage } from '#model/page';
import { routeKey } from '#model/route';
import type { Version } from '#model/source-file';
import { versionKey } from '#model/version';
import { inRouteOrder } from './reshape.ts';

export interface PageTable {
  readonly pages: readonly PlacedPage[];
  /** Pages that the language lacks: links lead to their originals. */
  readonly absent: readonly PlacedPage[];
  readonly versions: readonly Version[];
  readonly excluded: ExcludedDocs;
  byRoute(path: string): PlacedPage | undefined;
  /** True where a route begins with these segments, which end with `/`. */
  hasRoutesBelow(start: string): boolean;
  bySource(path: string): PlacedDoc | undefined;
  /** Any parsed document, including partials and drafts. */
  documentAt(path: string): Document | undefined;
  /** The original of a partial that the language has translated. */
  originalAt(path: string): Document | undefined;
  byId(docs: string, version: string, id: string): PlacedDoc | undefined;
  isDraft(docs: string, version: string, id: string): boolean;
  /** The docs of a version, sorted as pages are. */
  docsOf(version: Pick<Version, 'docs' | 'name'>): readonly PlacedDoc[];
}

/** Docs that are excluded from the site. */
export interface ExcludedDocs {
  /** Unpublished: a sidebar may name them, a link may not. */
  readonly drafts: readonly PlacedDoc[];
  /** Docs whose id or route another page has, which was reported: links to them are not. */
  readonly shadowed: readonly PlacedDoc[];
  /** Paths of sources that could not be read, which was reported. */
  readonly unread: ReadonlySet<string>;
}

export interface Tabulated {
  readonly pages: readonly PlacedPage[];
  readonly absent: readonly PlacedPage[];
  readonly versions: readonly Version[];
  readonly excluded: ExcludedDocs;
  readonly documentAt: PageTable['documentAt'];
  readonly originalAt: PageTable['originalAt'];
}

export function tabulate({ pages, absent, versions, excluded, documentAt, originalAt }: Tabulated): PageTable {
  const routes = new Map<string, PlacedPage>();
  const sources = new Map<string, PlacedDoc>();
  const docs = new Map<string, PlacedDoc>();
  const byVersion = new Map<string, PlacedDoc[]>();
  for (const page of absent.length === 0 ? pages : inRouteOrder([...absent, ...pages])) {
    const key = routeKey(page.route.path);
    // A translation may have the address that the original has in its own language.
    if (!page.route.elsewhere || !routes.has(key)) routes.set(key, page);
    if (page.kind !== 'doc') continue;
    sources.set(page.document.source.path, page);
    docs.set(docKey(page.docs, page.version, page.id), page);
    const version = versionKey(page.docs, page.version);
    const known = byVersion.get(version);
    if (known) known.push(page);
    else byVersion.set(version, [page]);
  }
  for (const doc of excluded.shadowed) {
    if (!routes.has(routeKey(doc.route.path))) routes.set(routeKey(doc.route.path), doc);
    if (!sources.has(doc.document.source.path)) sources.set(doc.document.source.path, doc);
  }
  const draftKeys = new Set(excluded.drafts.map((doc) => docKey(doc.docs, doc.version, doc.id)));
  const [routeOf, sourceOf, docOf] = [inAnyForm(routes), inAnyForm(sources), inAnyForm(docs)];
  return {
    pages,
    absent,
    versions,
    excluded,
    byRoute: (path) => routeOf(routeKey(path)),
    hasRoutesBelow: (start) => pages.some(({ route }) => `${route.path}/`.startsWith(start)),
    bySource: sourceOf,
    documentAt,
    originalAt,
    byId: (folder, version, id) => docOf(docKey(folder, version, id)),
    isDraft: (folder, version, id) => draftKeys.has(docKey(folder, version, id)),
    docsOf: ({ docs: folder, name }) => byVersion.get(versionKey(folder, name)) ?? [],
  };
}

function docKey(docs: string, version: string, id: string): string {
  return `${docs}\n${version}\n${id}`;
}

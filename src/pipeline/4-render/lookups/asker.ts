// A page to what makes its questions its own: where it stands.
import type { Document } from '#model/document';
import type { JsonObject } from '#model/json';
import type { PlaceOfPage } from '#model/lookups';
import { isStandalone, type Page } from '#model/page';
import type { Site } from '#model/site';
import { versionFinder } from '#model/version';

/** Plain data: it passes to threads. */
export interface Asker extends PlaceOfPage {
  /** Of its route. */
  readonly path: string;
  /** The docs folder and the version that it belongs to; null outside of the docs. */
  readonly docs: string | null;
  readonly version: string | null;
}

export function askerFinder({ versions }: Site): (page: Page) => Asker {
  const versionOf = versionFinder(versions);
  return (page) => {
    const version = versionOf(page);
    return {
      path: page.route.path,
      docs: version?.docs ?? null,
      version: version?.name ?? null,
      id: page.kind === 'doc' && !isStandalone(page) ? page.id : null,
      sidebar: page.sidebar ?? null,
      plugin: pluginOf(page, version?.docs),
    };
  };
}

/** Under the names that Docusaurus has for what it makes itself. */
function pluginOf(page: Page, docs: string | undefined): PlaceOfPage['plugin'] {
  if (page.kind === 'doc' && isStandalone(page)) return { name: 'docusaurus-plugin-content-pages', id: 'default' };
  if (page.kind === 'doc' || page.origin === 'sidebar') return { name: 'docusaurus-plugin-content-docs', id: docs ?? 'default' };
  return { name: page.origin === 'core' ? 'native' : page.origin, id: 'default' };
}

/** As content sees it: keys that slodocs does not know stand among the others. */
export function frontMatterOf(page: { readonly document: Pick<Document, 'facts'> } | undefined): JsonObject {
  const { other, ...known } = page?.document.facts.frontMatter ?? { other: {} };
  return { ...other, ...known } as JsonObject;
}

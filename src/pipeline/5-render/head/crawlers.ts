// Makes the `meta` elements by which search crawlers group pages, under Docusaurus's names.
import { isOutsideDocs } from '#model/source-file';
import type { HeadElement } from '#model/theme';
import type { PageValues, SiteValues } from '../recipe/recipe.ts';
import { meta } from './elements.ts';

/** The tag identifies a version of the docs, or a kind of list. */
export function crawlerElements({ page, sidebar }: PageValues, { language: { lang } }: SiteValues): readonly HeadElement[] {
  const group = page.kind === 'doc' && !isOutsideDocs(page.docs) ? page : sidebar.group;
  const own = page.kind === 'listing' ? page.crawlerTag : undefined;
  const tag = own ?? (group ? `docs-${group.docs}-${group.version}` : 'default');
  const version = group?.version ?? (own === undefined ? null : page.route.version);
  return [
    meta('docusaurus_locale', lang),
    ...(version === null ? [] : [meta('docusaurus_version', version)]),
    meta('docusaurus_tag', tag),
    meta('docsearch:language', lang),
    ...(version === null ? [] : [meta('docsearch:version', version)]),
    meta('docsearch:docusaurus_tag', tag),
  ];
}

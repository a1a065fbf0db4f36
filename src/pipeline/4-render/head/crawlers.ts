// Tells the crawlers of search services what they sort pages by, under the names that Docusaurus has for it.
import { isOutsideDocs } from '#model/source-file';
import type { HeadElement } from '#model/theme';
import type { PageValues, SiteValues } from '../recipe/recipe.ts';
import { meta } from './elements.ts';

/** The tag tells a version of the docs from all others, and kinds of lists from each other. */
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

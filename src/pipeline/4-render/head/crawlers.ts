// What the crawlers of search services sort pages by, under the names that Docusaurus has for it.
import type { Page } from '#model/page';
import { isStandalone } from '#model/page';
import { routeKey } from '#model/route';
import type { SidebarItem } from '#model/sidebar';
import type { Site } from '#model/site';
import type { HeadElement } from '#model/theme';
import { meta } from './elements.ts';

interface Group {
  readonly docs: string;
  readonly version: string;
}

/** The tag tells a version of the docs from all others, and kinds of lists from each other. */
export function prepareCrawlers(site: Site): (page: Page) => readonly HeadElement[] {
  const indexes = groupsOfIndexes(site);
  return (page) => {
    const isDoc = page.kind === 'doc' && !isStandalone(page);
    const group: Group | undefined = isDoc ? page : indexes.get(routeKey(page.route.path));
    const own = page.kind === 'listing' ? page.crawlerTag : undefined;
    const tag = own ?? (group ? `docs-${group.docs}-${group.version}` : 'default');
    const version = group?.version ?? (own === undefined ? null : page.route.version);
    return [
      meta('docusaurus_locale', site.settings.lang),
      ...(version === null ? [] : [meta('docusaurus_version', version)]),
      meta('docusaurus_tag', tag),
      meta('docsearch:language', site.settings.lang),
      ...(version === null ? [] : [meta('docsearch:version', version)]),
      meta('docsearch:docusaurus_tag', tag),
    ];
  };
}

/** The docs that the index of a category belongs to. */
function groupsOfIndexes({ sidebars }: Site): ReadonlyMap<string, Group> {
  const groups = new Map<string, Group>();
  for (const { docs, version, items } of sidebars) {
    const visit = (item: SidebarItem): void => {
      if (item.type !== 'category') return;
      if (item.to) groups.set(routeKey(item.to.path), { docs, version });
      item.items.forEach(visit);
    };
    items.forEach(visit);
  }
  return groups;
}

// A site to the address on which its readers begin.
import { isServedByOthers } from '#model/external-address';
import { type Route, routeKey } from '#model/route';
import type { SidebarItem } from '#model/sidebar';
import type { Site } from '#model/site';

/** What `/` shows, or else the main page of the first docs folder. Undefined for a site that has neither. */
export function homeOf(site: Site): Route | undefined {
  const { pages, assets, settings } = site;
  const isServed =
    pages.some(({ route }) => routeKey(route.path) === '/') ||
    assets.some(({ served }) => served === '/index.html') ||
    isServedByOthers('/', settings.links);
  return isServed ? { locale: 'en', version: null, path: '/' } : mainPage(site);
}

/** The page at the folder's own route, the first of its sidebars, or its first one at all. */
function mainPage({ pages, settings, sidebars, versions }: Site): Route | undefined {
  const [first] = settings.docs;
  const version = versions.find(({ docs, isLast }) => docs === first?.id && isLast);
  if (!version) return undefined;
  const docs = pages.flatMap((page) =>
    page.kind === 'doc' && page.docs === version.docs && page.version === version.name && !page.unlisted ? [page.route] : [],
  );
  const own = docs.find(({ path }) => routeKey(path) === routeKey(version.path));
  const sidebar = sidebars.find((one) => one.docs === version.docs && one.version === version.name);
  return own ?? firstDoc(sidebar?.items ?? []) ?? docs[0];
}

function firstDoc(items: readonly SidebarItem[]): Route | undefined {
  for (const item of items) {
    if (item.type === 'html') continue;
    if (item.doc !== undefined && !item.unlisted && typeof item.to === 'object') return item.to;
    const inside = item.type === 'category' ? firstDoc(item.items) : undefined;
    if (inside) return inside;
  }
  return undefined;
}

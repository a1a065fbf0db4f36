// Reports pages that neither a sidebar nor another page links to.

import {
  type Build,
  decoded,
  hrefsIn,
  isNotFound,
  type PluginContext,
  parseUrl,
  printRoute,
  routeKey,
  type Settings,
  type Sidebar,
  type SidebarItem,
  wholeFile,
} from 'slodocs/kit';

/** Checks rendered pages, where links of content, components, navbar and footer are alike. */
export function reportOrphans({ site, pages }: Build, ctx: PluginContext): void {
  const { settings } = site;
  const reached = new Set(site.sidebars.flatMap(routesIn).map((path) => addressKey(path, settings)));
  for (const { page, html } of pages) {
    const own = addressKey(page.route.path, settings);
    for (const key of linkedFrom(html(), printRoute(page.route, settings), settings)) if (key !== own) reached.add(key);
  }
  for (const { page } of pages) {
    const key = addressKey(page.route.path, settings);
    if (page.kind !== 'doc' || page.unlisted || reached.has(key) || isEntrance(page.route.path)) continue;
    ctx.report({
      code: 'orphan-page',
      message: `no sidebar and no other page links to the page at "${page.route.path}"`,
      help: 'Link to it, or add it to a sidebar. If this is intended, set `unlisted: true`.',
      place: wholeFile(page.document.source.path),
    });
  }
}

/** True for the home page and the 404 page, which need no links. */
function isEntrance(path: string): boolean {
  return routeKey(path) === '/' || isNotFound(path);
}

function routesIn({ items }: Pick<Sidebar, 'items'>): readonly string[] {
  return items.flatMap((item: SidebarItem): readonly string[] => {
    if (item.type === 'html') return [];
    const own = typeof item.to === 'object' ? [item.to.path] : [];
    return item.type === 'category' ? [...own, ...routesIn(item)] : own;
  });
}

/** Normalises an address under the base. */
function addressKey(path: string, settings: Settings): string {
  return routeKey(decoded(printRoute({ locale: 'en', version: null, path }, settings)));
}

/** The pages of this site that a page links to. */
function linkedFrom(html: string, url: string, settings: Settings): ReadonlySet<string> {
  const base = new URL(url, settings.url);
  const keys = new Set<string>();
  for (const href of hrefsIn(html)) {
    const target = parseUrl(href, base);
    if (target?.origin === base.origin) keys.add(routeKey(decoded(target.pathname)));
  }
  return keys;
}

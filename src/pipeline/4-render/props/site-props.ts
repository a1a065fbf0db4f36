// The parts of a page that the whole site shares, but for which of its links leads to the page shown.
import { joinPath, routeKey } from '#model/route';
import type { BoundItem, Site } from '#model/site';
import type { NavItemProps, SiteProps } from '#model/theme';

/** The function that comes back takes the path of the page shown, without base. */
export function prepareSite(site: Site): (path: string) => SiteProps {
  const { settings } = site;
  const { navbar, footer, announcement } = settings.theme;
  const asset = (address: string): string =>
    /^https?:/.test(address) ? address : joinPath(settings.baseUrl, encodeURI(address));
  return (path) => {
    const here = joinPath(settings.baseUrl, encodeURI(path));
    const item = (bound: BoundItem): NavItemProps => ({
      label: bound.label,
      href: bound.url ?? null,
      external: /^(https?:)?\/\//i.test(bound.url ?? ''),
      active: bound.url !== undefined && isWithin(here, bound.url, settings.baseUrl),
      position: bound.position,
      items: bound.items.map(item),
    });
    return {
      title: navbar.title ?? settings.title,
      fullTitle: settings.title,
      tagline: settings.tagline,
      homeHref: settings.baseUrl,
      logo: navbar.logo ? { src: asset(navbar.logo.src), alt: navbar.logo.alt } : null,
      navbar: site.navbar.map(item),
      footer: site.footer.map(({ title, items }) => ({ title, items: items.map(item) })),
      copyright: footer.copyright ?? null,
      announcement: announcement ? { id: announcement.id, html: announcement.content } : null,
    };
  };
}

/** A navbar link is active on its own page and on those below it; the home page only on itself. */
function isWithin(here: string, url: string, baseUrl: string): boolean {
  const link = routeKey(url.replace(/[?#].*$/, ''));
  const page = routeKey(here);
  return page === link || (link !== routeKey(baseUrl) && page.startsWith(`${link}/`));
}

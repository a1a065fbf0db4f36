// The parts of a page that the whole site shares, but for which of its links leads to the page shown.
import { externalPattern } from '#model/external-address';
import type { BoundLogo } from '#model/navigation';
import type { Page } from '#model/page';
import type { LogoProps, SiteProps, VersionProps } from '#model/page-props';
import { joinPath, printRoute, routeKey } from '#model/route';
import type { Settings } from '#model/settings';
import type { Site } from '#model/site';
import { homeOf } from './home.ts';
import { prepareNavItems } from './navbar-props.ts';

/** Undefined stands for a page outside of all that the items know of. */
export type SitePropsOf = (page: Page | undefined, version: VersionProps | null) => SiteProps;

export function prepareSite(site: Site): SitePropsOf {
  const { settings } = site;
  const { navbar, footer, announcement } = settings.theme;
  const home = homeOf(site);
  const homeHref = home ? printRoute(home, settings) : settings.baseUrl;
  const asset = (address: string): string =>
    /^https?:/.test(address) ? address : joinPath(settings.baseUrl, encodeURI(address));
  const logoOf = ({ url, src, srcDark, alt, width, height }: BoundLogo): LogoProps => ({
    src: asset(src),
    srcDark: srcDark === undefined ? null : asset(srcDark),
    alt,
    width: width ?? null,
    height: height ?? null,
    href: url ?? homeHref,
  });
  const itemsOf = prepareNavItems(site);
  const versions: Record<string, readonly string[]> = {};
  for (const { docs, name } of site.versions) versions[docs] = [...(versions[docs] ?? []), name];
  const shared = {
    title: navbar.title ?? settings.title,
    name: settings.title,
    tagline: settings.tagline,
    baseUrl: settings.baseUrl,
    ...externalOf(site),
    homeHref,
    logo: site.navbarLogo ? logoOf(site.navbarLogo) : null,
    footerLogo: site.footerLogo ? logoOf(site.footerLogo) : null,
    social: site.social,
    copyright: footer.copyright ?? null,
    announcement: announcement ? { id: announcement.id, html: announcement.content, closeable: announcement.isCloseable } : null,
    colorMode: firstMode(settings),
    sidebar: settings.theme.sidebar,
    ...(settings.theme.tableOfContents ? { tableOfContents: settings.theme.tableOfContents } : {}),
    search: searchOf(site),
  };
  return (page, version) => {
    const here = { url: joinPath(settings.baseUrl, encodeURI(page?.route.path ?? '/')), page, version };
    return {
      ...shared,
      ...(version ? {} : { versions }),
      navbar: itemsOf(site.navbar, here),
      footer: site.footer.map(({ title, items }) => ({ title, items: itemsOf(items, here) })),
    };
  };
}

/** Without those that have a page all the same, which is shown like any other. */
function externalOf({ settings, pages }: Site): Pick<SiteProps, 'external'> {
  const { external: named } = settings.links;
  if (named.length === 0) return {};
  const routes = new Set(pages.map(({ route }) => routeKey(route.path)));
  const external = named.filter((entry) => (entry.endsWith('/') && entry !== '/') || !routes.has(routeKey(entry)));
  return external.length > 0 ? { external: externalPattern(external, settings) } : {};
}

function firstMode({ theme: { colorMode } }: Settings): SiteProps['colorMode'] {
  if (colorMode.disableSwitch) return null;
  return colorMode.respectPrefersColorScheme ? 'system' : colorMode.defaultMode;
}

/** The way to it stands at the end of the navbar, unless an item says on which side. */
function searchOf({ pages, navbar, settings }: Site): SiteProps['search'] {
  const page = pages.find((page) => page.kind === 'listing' && page.role === 'search');
  const position = navbar.find(({ kind }) => kind === 'search')?.position ?? 'right';
  return page ? { href: printRoute(page.route, settings), position } : null;
}

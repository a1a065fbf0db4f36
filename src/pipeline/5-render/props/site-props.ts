// Prepares the props that all pages of a site share.
import type { BoundLogo } from '#model/navigation';
import type { LogoProps, SiteProps } from '#model/page-props';
import { encodePath, joinPath, printRoute } from '#model/route';
import type { Settings } from '#model/settings';
import type { PageValues, SiteValues } from '../recipe/recipe.ts';
import { prepareNavItems } from './navbar-props.ts';

export function prepareSite(values: SiteValues): (page: PageValues) => SiteProps {
  const { identity, addresses, language, navbar, footer, announcement, home } = values;
  const { baseUrl } = addresses;
  const homeHref = home ? printRoute(home, addresses) : baseUrl;
  const asset = (address: string): string =>
    /^https?:/.test(address) ? address : joinPath(addresses.filesBase, encodePath(address));
  const logoOf = ({ url, src, srcDark, alt, width, height }: BoundLogo): LogoProps => ({
    src: asset(src),
    srcDark: srcDark === undefined ? null : asset(srcDark),
    alt,
    width: width ?? null,
    height: height ?? null,
    href: url ?? homeHref,
  });
  const inNavbar = prepareNavItems(addresses, language.lang, navbar.releases);
  const inFooter = prepareNavItems(addresses, language.lang, footer.releases);
  const shared = {
    title: navbar.title ?? identity.title,
    name: identity.title,
    tagline: identity.tagline,
    baseUrl,
    ...(addresses.filesBase === baseUrl ? {} : { filesBase: addresses.filesBase }),
    homeHref,
    logo: navbar.logo ? logoOf(navbar.logo) : null,
    footerLogo: footer.logo ? logoOf(footer.logo) : null,
    social: footer.social,
    copyright: footer.copyright ?? null,
    announcement: announcement ? { id: announcement.id, html: announcement.content, closeable: announcement.isCloseable } : null,
    colorMode: firstMode(values.colors),
    sidebar: values.sidebars,
    ...(values.contents ? { tableOfContents: values.contents } : {}),
    ...(values.variants.length === 0 ? {} : { variants: values.variants.map(({ built: _, ...axis }) => axis) }),
    search: searchOf(values),
  };
  return ({ page, versions, languages }) => {
    const here = {
      url: joinPath(baseUrl, encodePath(page.route.path)),
      page,
      version: versions.own,
      languages: languages?.menu,
    };
    return {
      ...shared,
      navbar: inNavbar(navbar.items, here),
      footer: footer.columns.map(({ title, items }) => ({ title, items: inFooter(items, here) })),
    };
  };
}

function firstMode({ colorMode }: Pick<Settings['theme'], 'colorMode'>): SiteProps['colorMode'] {
  if (colorMode.disableSwitch) return null;
  return colorMode.respectPrefersColorScheme ? 'system' : colorMode.defaultMode;
}

/** The search link is at the end of the navbar, unless an item sets its side. */
function searchOf({ search, navbar, addresses }: SiteValues): SiteProps['search'] {
  const position = navbar.items.find(({ kind }) => kind === 'search')?.position ?? 'right';
  return search ? { href: printRoute(search, addresses), position } : null;
}

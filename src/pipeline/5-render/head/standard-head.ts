// Creates the head of a page from its ingredients: title, addresses, metadata for other sites, stylesheets, plugins' elements.

import { assetMark, policyMark } from '#model/asset-mark';
import { translationMeta } from '#model/i18n';
import type { Crumb } from '#model/page';
import { encodePath, joinPath, printRoute } from '#model/route';
import { isOutsideDocs } from '#model/source-file';
import type { BrowserModules, HeadElement } from '#model/theme';
import { themeStylesheet } from '#output/asset-file';
import type { PageValues, SiteValues } from '../recipe/recipe.ts';
import { baseUrlScript, clientElements, earlyScript, variantsScript } from './browser-modules.ts';
import { link, meta, socialHead, stylesheetLink } from './social.ts';

/**
 * Blocks first paint, in browsers that support it, until the whole navbar is parsed.
 * https://html.spec.whatwg.org/#link-type-expect
 */
const wholeNavbar = link({ rel: 'expect', href: '#slodocs-main-content', blocking: 'render' });

/** Groups of elements, of which later ones override earlier ones. */
export type HeadOf = (page: PageValues) => readonly (readonly HeadElement[])[];

/** Prepares the parts that all pages share. */
export function prepareHead(site: SiteValues, browser: BrowserModules): HeadOf {
  const { identity, addresses } = site;
  const first = firstElements(site);
  const client = clientElements(browser, site.scripts.start);
  // A synchronous script blocks the parser, so the stylesheet is requested before it and both load in parallel.
  const firstPaint = [
    ...colorElements(site),
    stylesheetLink(themeStylesheet),
    wholeNavbar,
    earlyScript(browser, site),
    ...variantsScript(browser, site),
  ];
  const atHome = [baseUrlScript(browser)];
  const icons = iconElements(site);
  const fonts = fontElements(site);
  const everywhere = site.metadata.map((attributes): HeadElement => ({ tag: 'meta', attributes }));
  return (values) => {
    const { page, robots: hidden } = values;
    const name = nameOf(values, site);
    const title = name === identity.title ? name : `${name} ${identity.titleDelimiter} ${identity.title}`;
    const canonical = values.languages?.original?.url ?? addresses.url + printRoute(page.route, addresses);
    const keywords = page.kind === 'doc' ? values.content[0]?.document.facts.frontMatter.keywords : page.keywords;
    const own = [
      { tag: 'title', attributes: {}, children: title },
      ...(page.description === '' ? [] : [meta('description', page.description)]),
      ...(keywords?.length ? [meta('keywords', keywords.join(','))] : []),
      ...(hidden ? [meta('robots', 'noindex, nofollow')] : []),
      link({ rel: 'canonical', href: canonical }),
      ...(hidden ? [] : alternateLinks(values)),
      ...socialHead(values, site, { title: name, canonical }),
      ...crawlerElements(values, site),
      ...(hidden ? [] : breadcrumbList(values.neighbours.breadcrumbs, addresses)),
      ...icons,
      ...fonts,
      ...client,
      ...(page.route.path === '/' ? atHome : []),
    ] as const satisfies readonly HeadElement[];
    const stylesheets = [...site.styles.files, ...values.stylesheets].map(stylesheetLink);
    return [first, firstPaint, everywhere, own, stylesheets, ...values.head];
  };
}

/**
 * The page in each language, and the one for all others. A page of one language has none. Of an untranslated page, search engines
 * are told only the original: its translations are for the script that suggests them.
 */
function alternateLinks({ languages }: PageValues): readonly HeadElement[] {
  const { menu = [], alternates = [], forOthers, original } = languages ?? {};
  if (original) {
    const translated = menu.filter(({ lang }) => alternates.some((one) => one.lang === lang));
    return translated.map(({ lang, href }) => ({ tag: 'meta', attributes: { name: translationMeta, lang, content: href } }));
  }
  if (alternates.length < 2) return [];
  const all = [...alternates, ...(forOthers === undefined ? [] : [{ lang: 'x-default', url: forOthers }])];
  return all.map(({ lang, url }) => link({ rel: 'alternate', hreflang: lang, href: url }));
}

/** The home page's title is only the site's name, unless its author sets one. */
function nameOf({ page, content }: PageValues, { identity }: SiteValues): string {
  const isHome = page.route.path === '/' && !content.some((doc) => page.kind === 'doc' && doc.document.facts.frontMatter.title);
  return isHome ? identity.title : page.title;
}

function fontElements({ fonts }: Pick<SiteValues, 'fonts'>): readonly HeadElement[] {
  return fonts.slice(0, 1).map((file) => ({
    tag: 'link',
    // Fonts are fetched without credentials, even from the same host.
    attributes: { rel: 'preload', as: 'font', type: 'font/woff2', href: assetMark(file), crossorigin: 'anonymous' },
  }));
}

/** Empty for a top-level page. Only the last item may lack an address, as a category without a page does. */
function breadcrumbList(breadcrumbs: readonly Crumb[], addresses: SiteValues['addresses']): readonly HeadElement[] {
  const steps = breadcrumbs.filter(({ route }, index) => route || index === breadcrumbs.length - 1);
  if (steps.length < 2) return [];
  const itemListElement = steps.map(({ label, route }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(route && index < steps.length - 1 ? { item: addresses.url + printRoute(route, addresses) } : {}),
  }));
  const list = { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement };
  return [{ tag: 'script', attributes: { type: 'application/ld+json' }, children: JSON.stringify(list) }];
}

/** The tag identifies a version of the docs, or a kind of list. */
function crawlerElements(
  { page, sidebar }: PageValues,
  { language: { lang, locale = lang } }: SiteValues,
): readonly HeadElement[] {
  const group = page.kind === 'doc' && !isOutsideDocs(page.docs) ? page : sidebar.group;
  const own = page.kind === 'listing' ? page.crawlerTag : undefined;
  const tag = own ?? (group ? `docs-${group.docs}-${group.version}` : 'default');
  const version = group?.version ?? (own === undefined ? null : page.route.version);
  return [
    meta('docusaurus_locale', locale),
    ...(version === null ? [] : [meta('docusaurus_version', version)]),
    meta('docusaurus_tag', tag),
    meta('docsearch:language', locale),
    ...(version === null ? [] : [meta('docsearch:version', version)]),
    meta('docsearch:docusaurus_tag', tag),
  ];
}

/** A CSP in a `meta` element applies to what follows it, so it comes first. */
function firstElements({ policy }: Pick<SiteValues, 'policy'>): readonly HeadElement[] {
  return [
    { tag: 'meta', attributes: { charset: 'utf-8' } },
    ...(policy ? [{ tag: 'meta', attributes: { 'http-equiv': 'Content-Security-Policy', content: policyMark } } as const] : []),
    meta('viewport', 'width=device-width, initial-scale=1'),
  ];
}

/**
 * Browsers paint the background and their UI in these colours before the stylesheet arrives. Readers may choose the other mode.
 */
function colorElements({ colors }: Pick<SiteValues, 'colors'>): readonly HeadElement[] {
  const { respectPrefersColorScheme, defaultMode, disableSwitch } = colors.colorMode;
  const colorIn = (mode: 'light' | 'dark'): HeadElement => {
    const media = respectPrefersColorScheme ? `(prefers-color-scheme: ${mode})` : mode === defaultMode ? 'all' : 'not all';
    return { tag: 'meta', attributes: { name: 'theme-color', content: colors.themeColor[mode], media, 'data-mode': mode } };
  };
  if (respectPrefersColorScheme) return [meta('color-scheme', 'light dark'), colorIn('light'), colorIn('dark')];
  const alone = meta('theme-color', colors.themeColor[defaultMode]);
  return [meta('color-scheme', defaultMode), ...(disableSwitch ? [alone] : [colorIn('light'), colorIn('dark')])];
}

/** The default icon, a page in the accent: without one, browsers would request `favicon.ico` and log an error. */
function ownIcon(accent: string): HeadElement {
  const lines = "<path d='M9 11h14M9 16h14M9 21h8' stroke='#fff' stroke-width='2.5' stroke-linecap='round'/>";
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32' rx='7' fill='${accent}'/>${lines}</svg>`;
  return link({ rel: 'icon', href: `data:image/svg+xml,${drawing.replaceAll('#', '%23')}`, type: 'image/svg+xml' });
}

function iconElements({ icons: { icons, accent, manifest }, addresses }: SiteValues): readonly HeadElement[] {
  const addressOf = (src: string): string => (/^https?:/i.test(src) ? src : joinPath(addresses.filesBase, encodePath(src)));
  return [
    ...(accent === undefined ? [] : [ownIcon(accent)]),
    ...icons.map(({ src, rel, sizes, type }) =>
      link({
        rel,
        href: addressOf(src),
        ...(sizes === undefined ? {} : { sizes }),
        ...(type === undefined ? {} : { type }),
      }),
    ),
    ...(manifest === undefined ? [] : [link({ rel: 'manifest', href: addressOf(manifest) })]),
  ];
}

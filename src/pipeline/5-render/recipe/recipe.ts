// Lists the ingredients of a page. The page's key, its rendering and `slodocs why` are folds of these lists.

import { fontFiles } from '#code/theme-tokens';
import { hiddenBecause } from '#model/head';
import { calendarOf } from '#model/i18n';
import { layoutOf, leadsOn } from '#model/page';
import { documentsOf, runsCode } from '#model/page-parts';
import type { PageIngredient, SiteIngredient } from '#model/why';
import { contentStylesheet } from '#output/asset-file';
import { filesOf } from '../modules/stylesheets.ts';
import { homeOf } from '../outline/home.ts';
import { type Ingredient, ingredient, plain, type ValuesOf } from './ingredient.ts';
import { imageFormats, keyedContent, keyedPartials, ownFields, pathsOf, releasesFor, targetsOf } from './page-slices.ts';
import type { PageSource, SiteSource } from './site-source.ts';

/** Ingredients that all pages share: made once, and sent to each thread once. */
export const siteIngredients = {
  identity: plain(({ settings: { title, tagline, titleDelimiter } }: SiteSource) => ({ title, tagline, titleDelimiter })),
  addresses: plain(({ settings: { url, baseUrl, filesBase, trailingSlash } }: SiteSource) => {
    return { url, baseUrl, filesBase, trailingSlash };
  }),
  language: plain(({ settings: { lang, dir, strings, i18n } }: SiteSource) => {
    return { lang, dir, strings, locale: i18n?.locale.name, messages: i18n?.messages, ...calendarOf(i18n) };
  }),
  // The sources of the CSP are printed at emit.
  policy: plain(({ settings: { csp } }: SiteSource) => (csp ? { styleAttributes: csp.styleAttributes } : undefined)),
  colors: plain(({ settings: { theme } }: SiteSource) => ({ colorMode: theme.colorMode, themeColor: theme.themeColor })),
  fonts: plain(({ settings: { theme } }: SiteSource) => fontFiles(theme)),
  icons: plain(({ settings: { icons, theme } }: SiteSource) => ({
    icons,
    // The default icon uses the accent.
    accent: icons.some(({ rel }) => /\bicon\b/i.test(rel)) ? undefined : theme.colors.light.accent,
    // The manifest's content is printed at emit.
    manifest: typeof theme.manifest === 'object' ? 'manifest.webmanifest' : theme.manifest,
  })),
  metadata: plain(({ settings: { theme } }: SiteSource) => theme.metadata),
  announcement: plain(({ settings: { theme } }: SiteSource) => theme.announcement),
  storage: plain(({ settings: { storage } }: SiteSource) => storage),
  variants: plain(({ settings: { variants } }: SiteSource) => variants.filter(({ built }) => built === undefined)),
  navbar: plain(({ site, settings: { theme } }: SiteSource) => {
    return { title: theme.navbar.title, logo: site.navbarLogo, items: site.navbar, releases: releasesFor(site, site.navbar) };
  }),
  footer: plain(({ site, settings: { theme } }: SiteSource) => ({
    columns: site.footer,
    logo: site.footerLogo,
    social: site.social,
    copyright: theme.footer.copyright,
    releases: releasesFor(
      site,
      site.footer.flatMap(({ items }) => items),
    ),
  })),
  home: plain(({ site }: SiteSource) => homeOf(site)),
  search: plain(({ site: { pages } }: SiteSource) => {
    return pages.find((page) => page.kind === 'listing' && page.role === 'search')?.route;
  }),
  sidebars: plain(({ settings: { theme } }: SiteSource) => theme.sidebar),
  contents: plain(({ settings: { theme } }: SiteSource) => theme.tableOfContents),
  actions: plain(({ settings: { theme } }: SiteSource) => theme.actions),
  slots: ingredient({
    take: ({ slots, bundle: { digests, scripts } }: SiteSource) => ({
      named: slots.map(({ name, path, entry }) => ({ name, path, module: digests[entry] })),
      live: scripts.liveSlots,
    }),
    make: ({ named, live }) => ({ paths: pathsOf(named), live }),
  }),
  scripts: plain(({ bundle: { scripts, browserCode } }: SiteSource) => {
    return { start: scripts.start, loaded: scripts.loaded, mode: browserCode.theme.mode };
  }),
  styles: ingredient({
    take: ({ stylesheets, keyedStyle, settings: { theme } }: SiteSource) => {
      return { css: theme.css, bundles: stylesheets.shared.map(keyedStyle) };
    },
    make: ({ css, bundles }) => ({ css, files: filesOf(bundles.map((bundle) => bundle.value())) }),
  }),
} satisfies Record<SiteIngredient, Ingredient<SiteSource, unknown, unknown>>;

/** Ingredients that differ between pages, or that only some pages have. */
export const pageIngredients = {
  content: ingredient({
    take: ({ page, ofSite }: PageSource) => keyedContent(page, ofSite.body),
    make: (docs) => docs.map((doc) => doc.value()),
  }),
  partials: ingredient({
    take: ({ page, ofSite }: PageSource) => keyedPartials(page, ofSite.body),
    make: (docs) => docs?.map((doc) => doc?.partials.map((partial) => partial.value()) ?? []),
  }),
  links: plain(({ page }: PageSource) => targetsOf(page)),
  components: ingredient({
    take: ({ page, ofSite }: PageSource) => (runsCode(page) ? ofSite.digestsOf(documentsOf(page)) : undefined),
    // The modules themselves are in the bundle.
    make: (modules) => modules !== undefined,
  }),
  layout: ingredient({
    take: ({ page, ofSite }: PageSource) => ofSite.layoutKey(layoutOf(page)),
    // The module itself is in the bundle.
    make: (key) => key !== undefined,
  }),
  // Under the name by which components know it.
  owner: plain(({ page, ofSite }: PageSource) => (page.kind === 'doc' ? ofSite.owners.get(page.docs) : undefined)),
  code: ingredient({
    take: ({ page, ofSite }: PageSource) => (runsCode(page) ? ofSite.highlighter : undefined),
    make: (highlighter) => highlighter !== undefined,
  }),
  stylesheets: ingredient({
    take: ({ page, ofSite }: PageSource) => ({
      bundles: ofSite.stylesheets.usedBy(documentsOf(page), layoutOf(page)).map(ofSite.keyedStyle),
      // Pages whose content brings styles share one stylesheet.
      ofContent: documentsOf(page).some((document) => document.facts.styles.length > 0),
    }),
    make: ({ bundles, ofContent }) => [
      ...filesOf(bundles.map((bundle) => bundle.value())),
      ...(ofContent ? [contentStylesheet] : []),
    ],
  }),
  images: plain(({ page, ofSite }: PageSource) => imageFormats(page, ofSite.settings)),
  picture: plain(({ page, ofSite: { settings, site } }: PageSource) => {
    return page.image === undefined ? { image: settings.theme.image, size: site.imageSize } : undefined;
  }),
  head: plain(({ pluginHead }: PageSource) => pluginHead),
  languages: plain(({ page, ofSite }: PageSource) => ofSite.site.languages?.of(page)),
  robots: plain(({ page, ofSite }: PageSource) => hiddenBecause(page, ofSite.versionOf(page), ofSite.settings).length > 0),
  sidebar: ingredient({
    take: ({ page, ofSite }: PageSource) => ofSite.sidebars.of(page),
    make: ({ shown, ...rest }) => ({ ...rest, entries: shown?.value() }),
  }),
  neighbours: plain(({ page: { previous, next, breadcrumbs } }: PageSource) => ({ previous, next, breadcrumbs })),
  versions: plain(({ page, ofSite }: PageSource) => ofSite.versionsOf(page)),
  sections: ingredient({
    take: ({ page, ofSite }: PageSource) => (leadsOn(page) ? ofSite.sections() : undefined),
    make: (sections) => sections?.value() ?? [],
  }),
  lead: plain(({ page, ofSite: { settings } }: PageSource) => {
    const { description } = page.kind === 'doc' ? page.document.facts.frontMatter : {};
    return settings.theme.lead ? description : undefined;
  }),
  page: plain(({ page }: PageSource) => ownFields(page)),
} satisfies Record<PageIngredient, Ingredient<PageSource, unknown, unknown>>;

export type SiteValues = ValuesOf<typeof siteIngredients>;
export type PageValues = ValuesOf<typeof pageIngredients>;
/** Everything that rendering knows of a page. */
export type Values = SiteValues & PageValues;

// Maps the theme config of Docusaurus, but for its navbar.
import { Call } from '#kit/print/javascript';
import { filled } from '../draft.ts';
import { isObject, type OldSettings } from '../old-settings.ts';
import { logoOf, mapNavbar } from './navbar.ts';
import type { DocusaurusSite } from './site.ts';

const colours = 'Colors come from the theme. To change them, add CSS rules in "theme.css".';

export function mapThemeConfig(config: OldSettings, site: DocusaurusSite): void {
  const { theme, draft } = site;
  mapNavbar(config.inside('navbar'), site);
  theme['footer'] = footerOf(config.inside('footer'), site);
  theme['announcement'] = announcementOf(config.inside('announcementBar'), site);
  theme['colorMode'] = colorModeOf(config.inside('colorMode'), site);
  const docs = config.inside('docs');
  const sidebar = docs.inside('sidebar');
  theme['docs'] = filled({
    sidebar: filled({
      hideable: sidebar.flag('hideable') || undefined,
      autoCollapseCategories: sidebar.flag('autoCollapseCategories') || undefined,
    }),
  });
  docs.skip('versionPersistence');
  site.dropRest(docs);
  const toc = config.inside('tableOfContents');
  const [min, max] = [toc.take('minHeadingLevel'), toc.take('maxHeadingLevel')];
  theme['tableOfContents'] = filled({
    minHeadingLevel: min === 2 ? undefined : min,
    maxHeadingLevel: max === 3 ? undefined : max,
  });
  theme['image'] = site.file(config.text('image'));
  theme['metadata'] = metadataOf(config.take('metadata'));
  mapPrism(config.inside('prism'), site);
  mapAlgolia(config.inside('algolia'), site);
  const mermaid = config.inside('mermaid');
  const options = mermaid.take('options');
  if (isObject(options) && Object.keys(options).length > 0) draft.use('mermaid', { config: options });
  if (mermaid.take('theme') !== undefined) site.dropped([...mermaid.path, 'theme'], 'Diagrams use the colors of the theme.');
  site.dropRest(config, {
    zoom: 'Add your own script in "theme.clientModules", or do without it.',
    liveCodeBlock: 'A `live` fence is shown as code.',
    blog: 'To set the list next to posts, use "blogSidebarCount" of `posts({ … })`.',
  });
}

function footerOf(footer: OldSettings, site: DocusaurusSite): Record<string, unknown> {
  const links = footer.list('links');
  const isFlat = links.length > 0 && links.every((link) => link.take('items') === undefined);
  const columns = isFlat
    ? [{ title: '', items: links.map(itemOf) }]
    : links.map((column) => ({ title: column.text('title') ?? '', items: column.list('items').map(itemOf) }));
  footer.skip('style');
  const own = filled({
    logo: logoOf(footer.inside('logo'), site),
    columns,
    copyright: site.valueOrCode([...footer.path, 'copyright'], footer.text('copyright')),
  });
  site.dropRest(footer);
  return own;
}

function itemOf(item: OldSettings): Record<string, unknown> {
  const html = item.text('html');
  if (html !== undefined) return { html };
  const [label, to, href] = [item.text('label'), item.text('to'), item.text('href')];
  return filled({ label, to, href: to === undefined ? href : undefined });
}

function announcementOf(bar: OldSettings, site: DocusaurusSite): Record<string, unknown> {
  const content = bar.text('content');
  if (content === undefined) return {};
  const own = { id: bar.text('id'), content, isCloseable: bar.flag('isCloseable') === false ? false : undefined };
  site.dropRest(bar, { backgroundColor: colours, textColor: colours });
  return filled(own);
}

/** Docusaurus follows the system of the reader only where it is asked to. */
function colorModeOf(mode: OldSettings, site: DocusaurusSite): Record<string, unknown> {
  const own = filled({
    defaultMode: mode.text('defaultMode') === 'dark' ? 'dark' : undefined,
    disableSwitch: mode.flag('disableSwitch') || undefined,
    respectPrefersColorScheme: mode.flag('respectPrefersColorScheme') === true ? undefined : false,
  });
  site.dropRest(mode);
  return own;
}

function metadataOf(value: unknown): readonly Record<string, unknown>[] {
  if (!Array.isArray(value)) return [];
  const named = ['name', 'property', 'http-equiv', 'itemprop'];
  return value
    .filter(isObject)
    .filter((meta) => typeof meta['content'] === 'string' && named.some((key) => typeof meta[key] === 'string'));
}

function mapPrism(prism: OldSettings, site: DocusaurusSite): void {
  const comments = prism.take('magicComments');
  if (Array.isArray(comments)) {
    const own = comments
      .filter(isObject)
      .map(({ className, line, block }) =>
        filled({ className: className === 'theme-code-block-highlighted-line' ? 'highlighted' : className, line, block }),
      );
    const isUsual = own.length === 1 && own[0]?.['line'] === 'highlight-next-line';
    if (!isUsual) site.draft.use('codeHighlight', { magicComments: own });
  }
  prism.skip('theme', 'darkTheme', 'additionalLanguages', 'plain');
  site.dropRest(prism, { defaultLanguage: 'Set the language of each fence.' });
}

function mapAlgolia(algolia: OldSettings, site: DocusaurusSite): void {
  const [appId, apiKey, indexName] = [algolia.text('appId'), algolia.text('apiKey'), algolia.text('indexName')];
  if (appId === undefined || apiKey === undefined || indexName === undefined) return;
  const parameters = algolia.inside('searchParameters');
  const filters = parameters.take('facetFilters');
  const path = algolia.take('searchPagePath');
  site.draft.use('search', {
    path: typeof path === 'string' && path !== 'search' ? path : undefined,
    engine: new Call('algolia', {
      appId,
      apiKey,
      indexName,
      contextual: algolia.flag('contextualSearch') === false ? false : undefined,
      facetFilters: Array.isArray(filters) && filters.length > 0 ? filters : undefined,
    }),
  });
  algolia.skip('placeholder', 'insights', 'translations');
  if (algolia.take('externalUrlRegex') !== undefined || algolia.take('replaceSearchResultPathname') !== undefined)
    site.byHand(
      algolia.path,
      'Result addresses are used exactly as they are in the index. Write the intended ones, with a crawler or with `records`.',
      '"themeConfig.algolia"',
    );
  site.dropRest(parameters);
  site.dropRest(algolia);
}

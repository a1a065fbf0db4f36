import shout from './src/remark/shout';
import { defineConfig, definePlugin } from 'slodocs';
import { admonitions, algolia, codeHighlight, gitDates, googleAnalytics, math, mermaid, npmToYarn, posts, redirects, search, sitemap, tags } from 'slodocs/plugins';

// Taken over from docusaurus.config.ts by `slodocs init --from docusaurus`.
export default defineConfig({
  title: 'Nines',
  tagline: 'Objectives for everyone',
  i18n: { defaultLocale: 'en', locales: ['en', 'de', 'fr'] },
  url: process.env.NINES_DOCS_URL ?? 'https://docs.nines.example',
  baseUrl: '/manual/',
  trailingSlash: false,
  favicon: 'img/logo.svg',
  storage: { namespace: true },
  docs: [
    {
      routeBasePath: '/',
      exclude: ['**/_*/**', 'drafts/**'],
      sidebars: './sidebars.js',
      editUrl: 'https://git.nines.example/docs/edit/main/',
      versions: { current: { label: 'Next', banner: 'none', badge: false } },
      numberPrefixParser: (name: string) => ({ filename: name.replace(/^\d+\./, '') }),
      sidebarCollapsed: false,
    },
    { id: 'api', path: 'api', routeBasePath: 'api', sidebars: false },
  ],
  markdown: { format: 'detect', hooks: { onBrokenMarkdownImages: 'warn' }, remarkPlugins: [shout] },
  theme: {
    css: ['src/css/print.css', 'src/css/custom.css'],
    clientModules: ['src/visits.ts'],
    analytics: [googleAnalytics({ id: 'G-1' })],
    navbar: {
      logo: { src: 'img/logo.svg', srcDark: 'img/logo.svg', alt: 'Nines', width: 32 },
      items: [
        { type: 'docSidebar', label: 'Guide', sidebarId: 'guides', position: 'left' },
        { type: 'doc', label: 'API', docId: 'limits', docsPluginId: 'api', position: 'left' },
        { label: 'News', to: '/blog' },
        {
          label: 'More',
          items: [
            { label: 'Status', href: 'https://status.nines.example' },
            { type: 'html', value: '<hr>' },
          ],
        },
        { type: 'docsVersionDropdown', dropdownItemsAfter: [{ label: 'All', to: '/guide' }] },
        { type: 'localeDropdown' },
        { type: 'search' },
        { label: 'GitHub', href: 'https://github.com/nines' },
      ],
    },
    footer: {
      columns: [
        {
          title: 'Learn',
          items: [
            { label: 'Guide', to: '/guide' },
            { html: '<a href="https://nines.example">Nines</a>' },
          ],
        },
      ],
      copyright: `Copyright © ${new Date().getFullYear()} Nines`,
    },
    announcement: { id: 'news', content: 'Release <b>1.40</b>', isCloseable: false },
    colorMode: { defaultMode: 'dark' },
    docs: { sidebar: { hideable: true, autoCollapseCategories: true } },
    tableOfContents: { maxHeadingLevel: 4 },
    image: 'img/logo.svg',
    metadata: [{ name: 'author', content: 'Nines' }],
  },
  plugins: [
    admonitions({ keywords: ['exercise'] }),
    codeHighlight({
      magicComments: [
        {
          className: 'highlighted',
          line: 'highlight-next-line',
          block: { start: 'highlight-start', end: 'highlight-end' },
        },
        { className: 'fails', line: 'this-fails' },
      ],
    }),
    gitDates({ author: true }),
    math(),
    mermaid({ config: { flowchart: { curve: 'linear' } } }),
    npmToYarn({ converters: ['pnpm'] }),
    posts({
      title: 'News',
      description: 'News from the Nines team',
      postsPerPage: 5,
      showReadingTime: false,
      truncateMarker: /<!--\s*more\s*-->/,
      feedOptions: { copyright: `Copyright ${new Date().getFullYear()} Nines` },
    }),
    redirects({ fromExtensions: ['html'], rules: [{ from: ['/start', '/begin'], to: '/guide' }] }),
    search({ path: 'find', engine: algolia({ appId: 'NINES', apiKey: 'key', indexName: 'nines' }) }),
    sitemap({ lastmod: false, changefreq: 'daily', ignorePatterns: ['/manual/topics/**'] }),
    tags({ basePath: 'topics', onInlineTags: 'throw' }),
    definePlugin({
      name: 'head-elements',
      apiVersion: 1,
      head: () => [
        { tag: 'link', attributes: { rel: 'preconnect', href: 'https://count.example' } },
        { tag: 'link', attributes: { rel: 'stylesheet', href: 'https://fonts.example/inter.css' } },
        { tag: 'script', attributes: { src: 'https://count.example/count.js', async: true, 'data-site': 'nines' } },
      ],
    }),
  ],
  customFields: { price: 12 },
  onBrokenLinks: 'warn',
  // TODO: the element <script> of headTags (line 26 of docusaurus.config.ts) must be carried over by hand.
  // TODO: createRedirects (line 73 of docusaurus.config.ts) must be carried over by hand.
  // TODO: a-package-that-is-not-installed (line 77 of docusaurus.config.ts) is not carried over.
  // TODO: a plugin (line 79 of docusaurus.config.ts) is not carried over.
  // TODO: the item of the type custom-button (line 103 of docusaurus.config.ts) must be carried over by hand.
});

import type { Config } from '@docusaurus/types';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import { themes as prismThemes } from 'prism-react-renderer';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import shout from './src/remark/shout';
import missing from 'a-package-that-is-not-installed';

const config: Config = {
  title: 'Nines',
  tagline: 'Objectives for everyone',
  url: process.env.NINES_DOCS_URL ?? 'https://docs.nines.example',
  baseUrl: '/manual/',
  trailingSlash: false,
  favicon: '/img/logo.svg',
  organizationName: 'nines',
  projectName: 'docs',
  onBrokenLinks: 'warn',
  onBrokenMarkdownLinks: 'warn',
  future: { v4: { siteStorageNamespacing: true }, faster: true },
  i18n: { defaultLocale: 'en', locales: ['en', 'de', 'fr'] },
  markdown: { mermaid: true, format: 'detect', hooks: { onBrokenMarkdownImages: 'warn' } },
  customFields: { price: 12 },
  headTags: [
    { tagName: 'link', attributes: { rel: 'preconnect', href: 'https://count.example' } },
    { tagName: 'script', attributes: {}, innerHTML: 'console.log(1)' },
  ],
  stylesheets: ['https://fonts.example/inter.css'],
  scripts: [{ src: 'https://count.example/count.js', async: true, 'data-site': 'nines' }],
  clientModules: [require.resolve('./src/visits.ts'), './src/css/print.css'],
  presets: [
    [
      'classic',
      {
        docs: {
          path: 'docs',
          routeBasePath: '/',
          sidebarPath: require.resolve('./sidebars.js'),
          editUrl: 'https://git.nines.example/docs/edit/main/',
          exclude: ['**/_*/**', 'drafts/**'],
          sidebarCollapsed: false,
          showLastUpdateAuthor: true,
          tagsBasePath: 'topics',
          onInlineTags: 'throw',
          admonitions: { keywords: ['exercise'], extendDefaults: true },
          numberPrefixParser: (name: string) => ({ filename: name.replace(/^\d+\./, '') }),
          remarkPlugins: [remarkMath, shout, [npm2yarn, { sync: true, converters: ['pnpm'] }]],
          rehypePlugins: [rehypeKatex],
          versions: { current: { label: 'Next', banner: 'none', badge: false } },
        },
        blog: {
          blogTitle: 'News',
          blogDescription: 'News from the Nines team',
          postsPerPage: 5,
          showReadingTime: false,
          truncateMarker: /<!--\s*more\s*-->/,
          feedOptions: { type: ['rss', 'atom'], copyright: `Copyright ${new Date().getFullYear()} Nines`, xslt: true },
        },
        theme: { customCss: ['./src/css/custom.css'] },
        sitemap: { lastmod: null, changefreq: 'daily', priority: 0.5, ignorePatterns: ['/manual/topics/**'], filename: 'map.xml' },
        gtag: { trackingID: 'G-1' },
      },
    ],
  ],
  themes: ['@docusaurus/theme-mermaid', '@docusaurus/theme-live-codeblock'],
  plugins: [
    ['@docusaurus/plugin-content-docs', { id: 'api', path: 'api', routeBasePath: 'api', sidebarPath: false }],
    [
      '@docusaurus/plugin-client-redirects',
      {
        fromExtensions: ['html'],
        redirects: [{ from: ['/start', '/begin'], to: '/guide' }],
        createRedirects: (path: string) => [`/old${path}`],
      },
    ],
    ['docusaurus-plugin-sass', {}],
    missing && 'a-package-that-is-not-installed',
    process.env.NINES_EXTRA === 'yes' && './extra.js',
    function own() {
      return { name: 'own' };
    },
  ],
  themeConfig: {
    image: 'img/logo.svg',
    metadata: [{ name: 'author', content: 'Nines' }],
    announcementBar: { id: 'news', content: 'Release <b>1.40</b>', backgroundColor: '#fafbfc', isCloseable: false },
    colorMode: { defaultMode: 'dark', respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: true, autoCollapseCategories: true }, versionPersistence: 'localStorage' },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 4 },
    navbar: {
      title: 'Nines',
      hideOnScroll: true,
      style: 'dark',
      logo: { alt: 'Nines', src: '/img/logo.svg', srcDark: 'img/logo.svg', width: 32 },
      items: [
        { type: 'docSidebar', sidebarId: 'guides', position: 'left', label: 'Guide' },
        { type: 'doc', docId: 'limits', docsPluginId: 'api', position: 'left', label: 'API', activeBasePath: 'api' },
        { to: '/blog', label: 'News' },
        { type: 'dropdown', label: 'More', items: [{ label: 'Status', href: 'https://status.nines.example' }, { type: 'html', value: '<hr>' }] },
        { type: 'docsVersionDropdown', dropdownActiveClassDisabled: true, dropdownItemsAfter: [{ to: '/guide', label: 'All' }] },
        { type: 'localeDropdown', position: 'right' },
        { type: 'search', position: 'right' },
        { type: 'custom-button', text: 'Log in' },
        { href: 'https://github.com/nines', className: 'header-github-link', 'aria-label': 'GitHub' },
      ],
    },
    footer: {
      style: 'dark',
      links: [{ title: 'Learn', items: [{ label: 'Guide', to: '/guide' }, { html: '<a href="https://nines.example">Nines</a>' }] }],
      copyright: `Copyright © ${new Date().getFullYear()} Nines`,
    },
    prism: {
      theme: prismThemes.github,
      additionalLanguages: ['bash'],
      magicComments: [
        { className: 'theme-code-block-highlighted-line', line: 'highlight-next-line', block: { start: 'highlight-start', end: 'highlight-end' } },
        { className: 'fails', line: 'this-fails' },
      ],
    },
    mermaid: { theme: { light: 'neutral' }, options: { flowchart: { curve: 'linear' } } },
    algolia: { appId: 'NINES', apiKey: 'key', indexName: 'nines', contextualSearch: true, searchPagePath: 'find' },
    zoom: {},
  },
};

export default config;

// Configures the manual, itself a slodocs site.
import { defineConfig, definePlugin } from 'slodocs';
import { examples, math, search, twins } from 'slodocs/plugins';

/** Pages of diagnostics are looked up by their codes: among results for other words, guides come first. */
const guidesFirst = definePlugin({
  name: 'guides-first',
  apiVersion: 1,
  resolve(site) {
    const pages = site.pages.map((page) => {
      if (page.kind !== 'doc' || !page.id.startsWith('diagnostics/')) return page;
      const { document } = page;
      const frontMatter = { search: { boost: 0.4 }, ...document.facts.frontMatter };
      return { ...page, document: { ...document, facts: { ...document.facts, frontMatter } } };
    });
    return { ...site, pages };
  },
});

/** What other generators call the same. */
const synonyms = [
  ['callout', 'admonition', 'alert', 'container'],
  ['frontmatter', 'front matter'],
  ['swizzle', 'eject', 'override component'],
  ['i18n', 'translation', 'localization'],
  ['a11y', 'accessibility'],
  ['toc', 'table of contents', 'outline'],
  ['base path', 'base url', 'subdirectory', 'subpath'],
  ['dead link', 'broken link'],
  ['katex', 'latex', 'math', 'formula'],
];

export default defineConfig({
  title: 'slodocs',
  tagline: 'Documentation, compiled',
  url: 'https://slodocs.example',
  favicon: 'img/logo.svg',
  i18n: { defaultLocale: 'en', locales: ['en', 'de'], fallback: 'absent' },
  docs: [{ path: '.', routeBasePath: '/', sidebars: './sidebars.ts' }],
  theme: {
    docs: { sidebar: { hideable: true } },
    navbar: {
      logo: { src: 'img/logo.svg', alt: '', width: 28, height: 28 },
      items: [
        { label: 'Start', to: '/introduction', position: 'left' },
        { label: 'Write', to: '/writing/markdown', position: 'left' },
        { label: 'Components', to: '/writing/components', position: 'left' },
        { label: 'Customize', to: '/make-it-yours', position: 'left' },
        { label: 'Deploy', to: '/deploy', position: 'left' },
        { label: 'Reference', to: '/configuration', position: 'left' },
        { label: 'Diagnostics', to: '/diagnostics', position: 'left' },
        { type: 'localeDropdown', position: 'right' },
      ],
    },
  },
  plugins: [
    guidesFirst,
    examples({ types: ['ts', 'tsx'], read: ['../package.json', '../dist', '../node_modules'] }),
    math(),
    search({ synonyms }),
    twins({ directive: true, llms: { full: true, lists: true } }),
  ],
});

import { defineConfig } from 'slodocs';
import { math, openapi, posts, redirects, search, twins } from 'slodocs/plugins';

export default defineConfig({
  title: 'Site title',
  url: 'https://site.example',
  tagline: 'Rooms for meetings, booked in seconds',
  favicon: 'img/logo.svg',
  // Translations are in the folder i18n/de; pages without one show the original.
  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
  docs: [
    {
      sidebars: './sidebars.ts',
      // The docs folder is what readers see first; 1.0 is an older version at /docs/1.0.
      lastVersion: 'current',
      versions: { current: { label: '2.0' } },
    },
  ],
  theme: {
    accent: { light: '#0b6e6e', dark: '#5ad1c4' },
    css: ['site/custom.css'],
    components: { Price: './site/Price.tsx' },
    announcement: { id: 'version-2', content: 'Version 2.0 is out. <a href="/blog/2025/03/04/version-2">Read what is new</a>' },
    navbar: {
      logo: { src: 'img/logo.svg', alt: '' },
      items: [
        { type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left' },
        { label: 'API', to: '/docs/api/bookings', position: 'left' },
        { label: 'Blog', to: '/blog', position: 'left' },
        { type: 'docsVersionDropdown' },
        { type: 'localeDropdown' },
        { type: 'search' },
      ],
    },
    footer: {
      columns: [
        {
          title: 'Docs',
          items: [
            { label: 'Introduction', to: 'docs/index.md' },
            { label: 'Features', to: 'docs/features/components.mdx' },
            { label: 'API', to: '/docs/api/bookings' },
          ],
        },
        {
          title: 'More',
          items: [
            { label: 'Blog', to: '/blog' },
            { label: 'About', to: 'src/pages/about.tsx' },
            { label: 'Tags', to: '/docs/tags' },
          ],
        },
      ],
      copyright: 'Made with slodocs',
    },
  },
  plugins: [
    posts({ title: 'Blog', description: 'News about rooms and bookings.' }),
    openapi({
      specs: [{ file: 'docs/_specs/bookings.yaml', path: 'api/bookings', sidebar: 'docs' }],
      samples: ['curl', 'javascript', 'python'],
    }),
    redirects({ file: 'redirects.yml' }),
    search({ synonyms: [['room', 'venue']] }),
    twins({ llms: { full: true } }),
    math(),
  ],
});

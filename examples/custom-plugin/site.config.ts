import { defineConfig } from 'slodocs';
import { sitemap } from 'slodocs/plugins';
import { allPages } from './plugins/all-pages.ts';
import { glossary } from './plugins/glossary.ts';
import { pagesJson } from './plugins/pages-json.ts';
import { rfcLinks } from './plugins/rfc-links.ts';

export default defineConfig({
  title: 'HTTP notes',
  url: 'https://http-notes.example',
  docs: [{ routeBasePath: '/' }],
  theme: { navbar: { items: [{ label: 'All pages', to: '/all' }] } },
  // The order counts: `allPages` lists what there is when its turn comes. A member of the preset is configured by its factory.
  plugins: [rfcLinks(), glossary({ file: 'glossary.json' }), allPages(), pagesJson(), sitemap({ ignorePatterns: ['/all'] })],
});

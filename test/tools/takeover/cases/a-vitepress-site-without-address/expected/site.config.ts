import { defineConfig } from 'slodocs';

// Taken over from .vitepress/config.mjs by `slodocs init --from vitepress`.
export default defineConfig({
  title: 'Nines',
  url: 'https://docs.example',
  docs: [{ path: '.', routeBasePath: '/', exclude: ['de/**'], numberPrefixParser: false }],
  markdown: { format: 'detect' },
  theme: { tableOfContents: { maxHeadingLevel: 2 } },
  links: { external: ['/de/'] },
  // TODO: "url" is to be the address under which the site is published.
});

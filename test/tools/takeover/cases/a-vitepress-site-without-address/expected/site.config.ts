import { defineConfig } from 'slodocs';

// Taken over from .vitepress/config.mjs by `slodocs init --from vitepress`.
export default defineConfig({
  title: 'Nines',
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'de'],
    fallback: 'absent',
    localeConfigs: { en: { label: 'English' }, de: { label: 'Deutsch' } },
  },
  url: 'https://docs.example',
  docs: [{ path: '.', routeBasePath: '/', numberPrefixParser: false, translations: '{locale}' }],
  markdown: { format: 'detect' },
  theme: {
    navbar: { items: [{ type: 'localeDropdown', position: 'right' }] },
    tableOfContents: { maxHeadingLevel: 2 },
  },
  // TODO: Set "url" to the address at which the site is published.
});

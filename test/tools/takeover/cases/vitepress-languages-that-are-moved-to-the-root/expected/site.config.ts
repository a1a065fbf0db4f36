import { defineConfig } from 'slodocs';
import { redirects } from 'slodocs/plugins';

// Taken over from .vitepress/config.mjs by `slodocs init --from vitepress`.
export default defineConfig({
  title: 'Nines',
  i18n: {
    defaultLocale: 'en-US',
    locales: ['en-US', 'de'],
    fallback: 'absent',
    localeConfigs: { 'en-US': { label: 'English' }, de: { label: 'Deutsch' } },
  },
  url: 'https://docs.nines.example',
  docs: [
    {
      path: 'en',
      routeBasePath: '/',
      exclude: ['drafts/**'],
      sidebars: './sidebars.ts',
      numberPrefixParser: false,
      translations: '{locale}',
    },
  ],
  markdown: { format: 'detect' },
  theme: {
    navbar: { items: [{ type: 'localeDropdown', position: 'right' }] },
    tableOfContents: { maxHeadingLevel: 2 },
  },
  plugins: [redirects({ fromExtensions: ['html'] })],
});

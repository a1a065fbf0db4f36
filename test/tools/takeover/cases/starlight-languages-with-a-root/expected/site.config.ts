import { defineConfig } from 'slodocs';
import { redirects } from 'slodocs/plugins';

// Taken over from astro.config.mjs by `slodocs init --from starlight`.
export default defineConfig({
  title: 'Nines',
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'de', 'pt-br', 'ar'],
    localeConfigs: {
      en: { label: 'English' },
      de: { label: 'Deutsch' },
      'pt-br': { label: 'Português do Brasil' },
      ar: { label: 'العربية' },
    },
  },
  url: 'https://nines.example',
  trailingSlash: true,
  docs: [
    {
      path: 'src/content/docs',
      routeBasePath: '/',
      sidebars: './sidebars.ts',
      editUrl: 'https://git.nines.example/edit/main/',
      numberPrefixParser: false,
      translations: 'src/content/docs/{locale}',
    },
  ],
  markdown: { format: 'detect' },
  theme: { navbar: { items: [{ type: 'localeDropdown', position: 'right' }] } },
  plugins: [redirects({ rules: [{ from: '/old', to: '/guides/start' }] })],
  // TODO: the redirect from /de/alt (line 6 of astro.config.mjs) must be carried over by hand.
});

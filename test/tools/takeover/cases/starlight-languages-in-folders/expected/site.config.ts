import { defineConfig } from 'slodocs';
import { redirects } from 'slodocs/plugins';

// Taken over from astro.config.mjs by `slodocs init --from starlight`.
export default defineConfig({
  title: 'Nines',
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'de'],
    localeConfigs: { en: { label: 'English' }, de: { label: 'Deutsch' } },
  },
  url: 'https://nines.example',
  trailingSlash: true,
  docs: [
    {
      path: 'src/content/docs/en',
      routeBasePath: '/',
      numberPrefixParser: false,
      translations: 'src/content/docs/{locale}',
    },
  ],
  markdown: { format: 'detect' },
  theme: { navbar: { items: [{ type: 'localeDropdown', position: 'right' }] } },
  plugins: [redirects({ rules: [{ from: '/old', to: '/guide' }, { from: '/en/*', to: '/*' }] })],
});

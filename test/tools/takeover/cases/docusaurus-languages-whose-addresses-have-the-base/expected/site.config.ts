import { defineConfig } from 'slodocs';

// Taken over from docusaurus.config.js by `slodocs init --from docusaurus`.
export default defineConfig({
  title: 'Nines',
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'fr', 'de', 'it', 'es'],
    localeConfigs: {
      fr: { baseUrl: '/base/fr/' },
      it: { baseUrl: '/base/italiano' },
      es: { baseUrl: '/elsewhere/es/' },
    },
  },
  url: 'https://docs.nines.example',
  baseUrl: '/base',
  theme: { colorMode: { respectPrefersColorScheme: false } },
});

import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  baseUrl: '/base/',
  preset: { 'git-dates': false, search: false },
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'fr', 'de', 'es', 'it', 'pt'],
    localeConfigs: {
      fr: { url: 'https://case.example', baseUrl: '/base/' },
      de: { baseUrl: '/deutsch/' },
      es: { url: 'https://es.example', baseUrl: '/deutsch/' },
      it: { url: 'https://it.example', baseUrl: '/' },
      pt: { baseUrl: '/base/deutsch/' },
    },
  },
});

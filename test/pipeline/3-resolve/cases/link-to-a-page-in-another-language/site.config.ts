import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  baseUrl: '/base/',
  preset: { 'git-dates': false, search: false },
  i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'de'] },
});

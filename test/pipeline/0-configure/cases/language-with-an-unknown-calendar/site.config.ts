import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false },
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'th'],
    localeConfigs: { en: { calendar: 'gregorian' }, th: { calendar: 'solar' } },
    suggest: 'no' as never,
  },
});

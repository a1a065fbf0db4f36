import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false },
  lang: 'en',
  docs: [{ translations: 'docs/{lang}' }],
  i18n: {
    defaultLocale: 'eng',
    locales: ['en', 'french', 'de', 'de', 'pt'],
    localeConfigs: { fr: { label: 'Français' }, pt: { path: 'de' }, de: { htmllang: 'de-AT' } as never },
  },
});

import { defineConfig } from 'slodocs';
import { translations } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  preset: { 'git-dates': false },
  plugins: [translations({ path: '/team/translations' })],
});

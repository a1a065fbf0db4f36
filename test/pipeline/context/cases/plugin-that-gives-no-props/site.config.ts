import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [
    {
      name: 'stamp',
      apiVersion: 1,
      translated: ({ sites }) => ({ '/status': sites.length }),
    },
  ],
});

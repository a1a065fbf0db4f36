import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [
    {
      name: 'news',
      apiVersion: 1,
      collections: [{ id: 'default', path: 'news', routeBasePath: '/news' }],
    },
  ],
});

import { defineConfig, definePlugin } from 'slodocs';

const archive = definePlugin({
  name: 'archive',
  apiVersion: 1,
  resolve: (site) => ({
    ...site,
    pages: [
      ...site.pages,
      {
        kind: 'listing',
        route: { locale: 'en', version: null, path: '/docs/archive' },
        title: 'Archive',
        description: '',
        layout: 'listing',
        origin: 'archive',
        unlisted: false,
        lastUpdate: undefined,
        props: {},
        data: {},
      },
    ],
  }),
});

export default defineConfig({ title: 'Case', url: 'https://case.example', plugins: [archive], preset: { 'git-dates': false, search: false, twins: false } });

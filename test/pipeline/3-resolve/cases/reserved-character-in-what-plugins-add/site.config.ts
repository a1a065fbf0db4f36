import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [
    {
      name: 'lists',
      apiVersion: 1,
      resolve: (site) => ({
        ...site,
        data: { count: 'many\0' },
        pages: [
          ...site.pages,
          {
            kind: 'listing',
            route: { locale: 'en', path: '/all' },
            title: 'All\0',
            description: '',
            layout: 'tags',
            props: {},
            data: {},
            unlisted: false,
            origin: 'lists',
          },
        ],
      }),
    },
  ],
});

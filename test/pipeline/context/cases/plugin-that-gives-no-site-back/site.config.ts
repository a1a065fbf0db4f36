import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [
    {
      name: 'silent',
      apiVersion: 1,
      resolve(site) {
        site.pages.map((page) => page);
      },
    },
    {
      name: 'empty',
      apiVersion: 1,
      resolve: () => null,
    },
    {
      name: 'pages',
      apiVersion: 1,
      resolve: ({ pages }) => ({ pages }),
    },
  ],
});

import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [
    {
      name: 'first',
      apiVersion: 1,
      discover: () => 'nothing',
    },
    {
      name: 'second',
      apiVersion: 1,
      resolve: () => undefined,
    },
    {
      name: 'third',
      apiVersion: 1,
      markdown: () => 7,
    },
  ],
});

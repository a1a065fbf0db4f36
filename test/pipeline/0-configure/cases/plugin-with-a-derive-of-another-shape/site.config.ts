import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [
    { name: 'words', apiVersion: 1, derive: { count: (tree) => tree.children.length } },
  ],
});

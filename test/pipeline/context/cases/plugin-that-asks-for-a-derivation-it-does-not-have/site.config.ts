import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [
    {
      name: 'words',
      apiVersion: 1,
      derive: { count: { from: (tree) => tree.children.length } },
      emit({ pages }) {
        return [{ path: 'words.txt', key: 'words', make: () => pages.map((page) => page.derived('counts')).join() }];
      },
    },
  ],
});

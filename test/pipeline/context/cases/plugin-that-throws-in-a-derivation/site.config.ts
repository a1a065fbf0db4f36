import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [
    {
      name: 'words',
      apiVersion: 1,
      derive: {
        count: {
          from(tree) {
            if (tree.children.length > 1) throw new Error('too long');
            return tree.children.length;
          },
        },
      },
      emit({ pages }) {
        return [{ path: 'words.json', key: 'words', make: () => JSON.stringify(pages.map((page) => page.derived('count'))) }];
      },
    },
  ],
});

import { defineConfig, definePlugin } from 'slodocs';

const odd = definePlugin({
  name: 'odd',
  apiVersion: 1,
  markdown: () => ({
    rehype: [
      () => (tree, file) => {
        if (file.path.endsWith('odd.md')) tree.children.push({ type: 'strange' });
      },
    ],
  }),
});

export default defineConfig({ title: 'Case', url: 'https://case.example', preset: { 'git-dates': false, search: false, twins: false }, plugins: [odd] });

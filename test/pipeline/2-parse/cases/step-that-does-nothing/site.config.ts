import { defineConfig, definePlugin } from 'slodocs';

const lazy = definePlugin({
  name: 'lazy',
  apiVersion: 1,
  markdown: () => ({
    remark: [() => () => undefined, () => undefined, [() => undefined, false]],
    rehype: [
      function extend() {
        this.data('answers', 1);
      },
    ],
    after: { rehype: [() => {}] },
  }),
});

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [lazy],
});

import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  markdown: {
    remarkPlugins: ['remark-math', [{ tight: true }]],
    rehypePlugins: { 0: () => undefined },
    beforeDefaultRemarkPlugin: [],
  },
} as never);

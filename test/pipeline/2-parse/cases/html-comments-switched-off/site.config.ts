import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  markdown: { mdx1Compat: { comments: false } },
  preset: { 'git-dates': false, search: false, twins: false },
});

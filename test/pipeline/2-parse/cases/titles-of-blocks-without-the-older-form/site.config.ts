import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Handbook',
  url: 'https://handbook.example',
  markdown: { mdx1Compat: { admonitions: false } },
});

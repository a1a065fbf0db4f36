import { defineConfig } from 'slodocs';
import { posts } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [posts()],
  theme: { slots: { DocFooter: './site/DocFooter.tsx' } },
});

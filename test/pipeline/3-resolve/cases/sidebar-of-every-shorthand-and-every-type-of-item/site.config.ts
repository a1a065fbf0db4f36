import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  docs: [{ sidebars: './sidebars.ts' }],
  preset: { 'git-dates': false, search: false, twins: false },
});

import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  markdown: { format: 'detect' },
  links: { external: ['/cdn/'] },
  preset: { 'git-dates': false, search: false, twins: false },
});

import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  links: { external: ['/', '/help', '/blog/'] },
  preset: { 'git-dates': false, search: false, twins: false },
});

import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  baseUrl: '/base/',
  markdown: { format: 'md' },
  preset: { 'git-dates': false, search: false, twins: false },
});

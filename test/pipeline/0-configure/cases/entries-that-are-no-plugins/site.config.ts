import { defineConfig } from 'slodocs';
import { sitemap } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [
    'sitemap',
    null,
    ['stamp', { color: 'red' }],
    sitemap,
    Promise.resolve({ name: 'late', apiVersion: 1 }),
  ],
});

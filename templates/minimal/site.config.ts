import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Site title',
  url: 'https://site.example',
  docs: [{ routeBasePath: '/' }],
});

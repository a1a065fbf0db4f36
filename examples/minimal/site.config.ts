import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Minimal',
  url: 'https://minimal.example',
  docs: [{ routeBasePath: '/' }],
});

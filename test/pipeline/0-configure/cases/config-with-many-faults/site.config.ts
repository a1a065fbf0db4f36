import { defineConfig } from 'slodocs';

export default defineConfig({
  title: '',
  url: 'case.example',
  trailingSlash: 'always',
  docs: [{ path: 'docs' }, { path: 'guides', routeBasePath: 'https://case.example/guides' }],
  onBrokenLinks: 'error',
  plugin: [],
});

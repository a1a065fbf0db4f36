import { defineConfig } from 'slodocs';
import { openapi } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  docs: [{ routeBasePath: '/', sidebars: './sidebars.ts' }],
  plugins: [openapi({ specs: [{ file: 'boats.yaml', path: 'api/boats' }] })],
});

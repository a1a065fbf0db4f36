import { defineConfig } from 'slodocs';
import { openapi } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  docs: [{ routeBasePath: '/' }],
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [openapi({ specs: [{ file: 'specs/boats.yaml', path: 'api' }] })],
});

import { defineConfig } from 'slodocs';
import { openapi } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  docs: [{ routeBasePath: '/' }],
  plugins: [openapi({ specs: [{ file: 'docs/_specs/boats.yaml', path: 'api/boats' }] })],
});

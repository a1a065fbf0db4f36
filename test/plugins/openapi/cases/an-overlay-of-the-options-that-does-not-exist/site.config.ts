import { defineConfig } from 'slodocs';
import { openapi } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  plugins: [openapi({ specs: [{ file: 'specs/shop.yaml', overlay: ['specs/public.overlay.yaml'], path: 'api' }] })],
  preset: { search: false, 'git-dates': false, twins: false },
});

import { defineConfig } from 'slodocs';
import { openapi } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
  plugins: [openapi({ specs: [{ file: 'specs/shop.yaml', path: 'api' }] })],
  preset: { search: false, 'git-dates': false, twins: false },
});

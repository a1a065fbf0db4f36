import { defineConfig } from 'slodocs';
import { redirects } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  plugins: [redirects({ rules: [{ from: '/Guides', to: '/docs/category/guides' }, { from: '/Old/*', to: '/docs/category/*' }] })],
  preset: { 'git-dates': false, search: false, twins: false },
});

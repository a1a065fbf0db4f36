import { defineConfig } from 'slodocs';
import { redirects } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  plugins: [redirects({})],
  preset: { 'git-dates': false, search: false, twins: false },
  trailingSlash: false,
});

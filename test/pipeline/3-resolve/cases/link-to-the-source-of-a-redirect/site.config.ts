import { defineConfig } from 'slodocs';
import { redirects } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  plugins: [redirects({ rules: [{ from: '/away', to: 'https://other.example/' }] })],
  preset: { 'git-dates': false, search: false, twins: false },
  theme: { navbar: { items: [{ label: 'Old', to: '/old' }] } },
});

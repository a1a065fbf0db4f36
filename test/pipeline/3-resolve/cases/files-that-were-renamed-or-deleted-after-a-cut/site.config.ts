import { defineConfig } from 'slodocs';
import { redirects } from 'slodocs/plugins';

export default defineConfig({
  title: 'Test',
  url: 'https://t.example',
  preset: { 'git-dates': false, search: false, twins: false },
  theme: {
    navbar: {
      items: [
        { label: 'Gone', to: 'docs/gone.md' },
        { label: 'Filter', to: 'docs/filter.md' },
      ],
    },
  },
  plugins: [redirects({ rules: [{ from: '/old', to: 'docs/gone.md' }] })],
});

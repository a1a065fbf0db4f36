import { defineConfig } from 'slodocs';
import { redirects } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [redirects({ rules: [{ from: '/old', to: '/files/a%23b.pdf' }] })],
  theme: {
    navbar: { items: [{ label: 'Plan', to: '/files/a%23b.pdf' }] },
    footer: { columns: [{ title: 'Files', items: [{ label: 'Query', to: '/files/a%3Fb.pdf' }] }] },
  },
});

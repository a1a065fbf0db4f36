import { defineConfig } from 'slodocs';
import { lint } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [lint()],
  docs: [{ sidebars: { main: ['index', { type: 'category', label: 'More', link: { type: 'doc', id: 'category' }, items: ['entry'] }] } }],
  theme: { navbar: { items: [{ label: 'Bar', to: 'docs/navbar.md' }] }, footer: { columns: [{ title: 'F', items: [{ label: 'Foot', to: '/docs/footer' }] }] } },
});

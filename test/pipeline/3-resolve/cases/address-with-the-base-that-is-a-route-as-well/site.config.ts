import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  baseUrl: '/docs/',
  onBrokenLinks: 'warn',
  preset: { 'git-dates': false, search: false, twins: false },
  theme: { navbar: { items: [{ label: 'Both', to: '/docs/both' }, { label: 'Route', to: '/docs/route' }] } },
});

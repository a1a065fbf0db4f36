import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  baseUrl: '/base/',
  preset: { 'git-dates': false, search: false, twins: false },
  theme: { navbar: { items: [{ label: 'Install', to: '/base/docs/install' }] } },
});

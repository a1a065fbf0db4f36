import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  favicon: 'img/favicon.svg',
  preset: { 'git-dates': false, search: false, twins: false },
  theme: { navbar: { logo: { src: '/img/logo.svg', alt: 'Case' } } },
});

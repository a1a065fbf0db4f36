import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  theme: {
    navbar: { logo: { src: 'img/logo.svg', srcDark: 'img/logo-dark.svg' } },
    footer: { logo: { src: 'img/lgo.svg', href: '/nowhere' } },
  },
});

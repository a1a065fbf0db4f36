import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Tea notes',
  url: 'https://tea-notes.example',
  docs: [{ routeBasePath: '/' }],
  theme: {
    navbar: { items: [{ label: 'Green', to: '/green' }] },
    footer: { copyright: 'Drink it while it is hot.' },
    css: ['site/custom.css'],
    slots: {
      ContentEnd: './site/parts/Feedback.tsx',
      Footer: './site/parts/Footer.tsx',
      NavbarBrand: './site/parts/NavbarBrand.tsx',
    },
  },
});

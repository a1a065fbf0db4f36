import { defineConfig, type Plugin } from 'slodocs';

/** Writes down what the navigation holds. */
const writer: Plugin = {
  name: 'writer',
  apiVersion: 1,
  emit: ({ site: { sidebars, navbar, navbarLogo, footer, footerLogo, redirects } }) => [
    {
      path: 'navigation.json',
      key: 'a',
      make: () => `${JSON.stringify({ sidebars, navbar, navbarLogo, footer, footerLogo, redirects }, undefined, 2)}\n`,
    },
  ],
};

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  docs: [{ sidebars: './sidebars.ts' }],
  plugins: [writer],
  onBrokenLinks: 'warn',
  preset: { 'git-dates': false, search: false, twins: false },
  theme: {
    navbar: { items: [{ label: 'Play', to: '/play' }, { label: 'Sheet', to: 'docs/sheet.csv' }] },
    footer: { columns: [{ title: 'More', items: [{ label: 'Status', href: '/status' }] }] },
  },
});

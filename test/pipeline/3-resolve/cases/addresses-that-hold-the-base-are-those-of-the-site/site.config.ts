import { defineConfig, type Plugin } from 'slodocs';
import { redirects } from 'slodocs/plugins';

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

const square = { alt: '', src: '/base/img/square.svg' };

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  baseUrl: '/base/',
  favicon: '/base/img/square.svg',
  onBrokenLinks: 'warn',
  preset: { 'git-dates': false, search: false, twins: false },
  docs: [{ sidebars: './sidebars.ts' }],
  plugins: [redirects({ rules: [{ from: '/old', to: '/base/docs/one#steps' }] }), writer],
  theme: {
    image: '/base/img/square.svg',
    navbar: { logo: square, items: [{ label: 'One', to: '/base/docs/one' }, { label: 'Home', href: '/base' }] },
    footer: { logo: square, columns: [{ title: 'More', items: [{ label: 'Two', to: '/base/docs/two/' }] }] },
  },
});

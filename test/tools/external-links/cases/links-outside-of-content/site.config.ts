import { redirects } from 'slodocs/plugins';

export default {
  title: 'Nines',
  url: 'https://docs.nines.example',
  preset: { 'git-dates': false, search: false, twins: false },
  favicon: 'http://nines.dev/gone/icon.svg',
  docs: [{ sidebars: './sidebars.ts' }],
  plugins: [redirects({ rules: [{ from: '/shop', to: 'http://nines.dev/gone/redirect' }] })],
  theme: {
    navbar: { items: [{ label: 'Code', href: 'http://nines.dev/gone/navbar' }] },
    footer: { columns: [{ title: 'More', items: [{ html: '<a href="http://nines.dev/gone/html">More</a>' }] }] },
    announcement: { content: 'See <a href="http://nines.dev/old">the news</a>.' },
  },
};

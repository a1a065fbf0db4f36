import { redirects } from 'slodocs/plugins';

export default {
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [
    redirects({
      rules: [
        { from: '/api', to: 'api:guide/install#linux' },
        { from: '/api-lost', to: 'api:guide/instal' },
        { from: '/api-anchor', to: 'api:guide/install#linx' },
      ],
    }),
  ],
  docs: [{ sidebars: './sidebars.ts' }],
  links: { sites: { api: { index: 'vendor' } } },
  theme: {
    announcement: { id: 'new', content: 'See <a href="api:guide/install">install</a>.' },
    navbar: {
      items: [
        { label: 'API', href: 'api:' },
        { label: 'Lost', href: 'api:gide/install' },
      ],
    },
    footer: { columns: [{ title: 'More', items: [{ label: 'Install', href: 'api:guide/install#macs' }] }] },
  },
};

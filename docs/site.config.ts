// The manual of slodocs, a slodocs site.
import { defineConfig } from 'slodocs';
import { math, search } from 'slodocs/plugins';

export default defineConfig({
  title: 'slodocs',
  tagline: 'Documentation, compiled',
  url: 'https://slodocs.example',
  docs: [{ path: '.', routeBasePath: '/' }],
  theme: {
    docs: { sidebar: { hideable: true } },
    navbar: {
      items: [
        { label: 'Writing', to: '/writing/markdown' },
        { label: 'Configuration', to: '/configuration' },
        { label: 'Plugins', to: '/plugins' },
        { label: 'Diagnostics', to: '/diagnostics' },
        { label: 'Gallery', to: '/gallery' },
      ],
    },
  },
  plugins: [math(), search()],
});

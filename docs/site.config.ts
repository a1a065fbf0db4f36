// The manual of slodocs, a slodocs site.
import { defineConfig } from 'slodocs';
import { math, twins } from 'slodocs/plugins';

export default defineConfig({
  title: 'slodocs',
  tagline: 'Documentation, compiled',
  url: 'https://slodocs.example',
  favicon: 'img/logo.svg',
  docs: [{ path: '.', routeBasePath: '/', sidebars: './sidebars.ts' }],
  theme: {
    docs: { sidebar: { hideable: true } },
    navbar: {
      logo: { src: 'img/logo.svg', alt: '', width: 28, height: 28 },
      items: [
        { label: 'Start', to: '/introduction', position: 'left' },
        { label: 'Write', to: '/writing/markdown', position: 'left' },
        { label: 'Components', to: '/writing/components', position: 'left' },
        { label: 'Customize', to: '/make-it-yours', position: 'left' },
        { label: 'Deploy', to: '/deploy', position: 'left' },
        { label: 'Reference', to: '/configuration', position: 'left' },
        { label: 'Diagnostics', to: '/diagnostics', position: 'left' },
      ],
    },
  },
  plugins: [math(), twins({ llms: { full: true } })],
});

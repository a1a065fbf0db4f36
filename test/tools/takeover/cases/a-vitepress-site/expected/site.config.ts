import { defineConfig, definePlugin } from 'slodocs';
import { redirects } from 'slodocs/plugins';

// Taken over from docs/.vitepress/config.mts by `slodocs init --from vitepress`.
export default defineConfig({
  title: 'My Awesome Project',
  tagline: 'A VitePress Site',
  url: 'https://awesome.example',
  favicon: 'logo.svg',
  staticDirectories: ['docs/public'],
  docs: [
    {
      routeBasePath: '/',
      sidebars: './sidebars.ts',
      editUrl: 'https://github.com/x/y/edit/main/',
      numberPrefixParser: false,
    },
  ],
  markdown: { format: 'detect' },
  theme: {
    navbar: {
      logo: { src: 'logo.svg' },
      items: [
        { label: 'Home', to: '/' },
        { label: 'Guide', to: '/guide/getting-started' },
        { label: 'Examples', to: '/markdown-examples' },
        {
          label: 'More',
          items: [
            { label: 'Changelog', href: 'https://github.com/x/y/blob/main/CHANGELOG.md' },
            { label: 'Reference', to: '/reference/config' },
          ],
        },
      ],
    },
    footer: {
      social: [{ icon: 'github', href: 'https://github.com/vuejs/vitepress', label: 'GitHub' }],
      copyright: 'Released under the MIT License.<br>Copyright © 2019-present Evan You',
    },
  },
  plugins: [
    redirects({ fromExtensions: ['html'] }),
    definePlugin({
      name: 'head-elements',
      apiVersion: 1,
      head: () => [
        { tag: 'meta', attributes: { name: 'theme-color', content: '#5f67ee' } },
      ],
    }),
  ],
  // TODO: the element <script> of head (line 8 of docs/.vitepress/config.mts) must be carried over by hand.
  // TODO: the sidebar entry Gone (line 34 of docs/.vitepress/config.mts) must be carried over by hand.
});

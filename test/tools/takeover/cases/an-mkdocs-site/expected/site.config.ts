import { defineConfig } from 'slodocs';
import { math, mermaid, redirects } from 'slodocs/plugins';

// Taken over from mkdocs.yml by `slodocs init --from mkdocs`.
export default defineConfig({
  title: 'My Project',
  tagline: 'All about it',
  url: 'https://example.org',
  baseUrl: '/project/',
  trailingSlash: true,
  docs: [
    {
      routeBasePath: '/',
      editUrl: 'https://github.com/me/project/edit/main/',
      numberPrefixParser: false,
      sidebars: './sidebars.ts',
    },
  ],
  markdown: { format: 'detect' },
  theme: {
    css: ['docs/css/extra.css'],
    navbar: { items: [{ label: 'GitHub', href: 'https://github.com/me/project' }] },
    footer: {
      social: [{ icon: 'github', href: 'https://github.com/me', label: 'GitHub' }],
      copyright: 'Copyright &copy; 2024 Me',
    },
    accent: '#303f9f',
  },
  plugins: [
    math(),
    mermaid(),
    redirects({
      rules: [
        { from: '/old', to: '/guide/install' },
        { from: '/a/b', to: 'https://example.org/x' },
      ],
    }),
  ],
  // TODO: the entry More of the nav (line 25 of mkdocs.yml) must be carried over by hand.
  // TODO: extra_javascript (line 55 of mkdocs.yml) must be carried over by hand.
  // TODO: the logo or the icon (line 9 of mkdocs.yml) must be carried over by hand.
  // TODO: versions made with mike (line 52 of mkdocs.yml) must be carried over by hand.
  // TODO: extra.analytics (line 53 of mkdocs.yml) must be carried over by hand.
  // TODO: navigation.tabs (line 12 of mkdocs.yml) must be carried over by hand.
  // TODO: macros (line 31 of mkdocs.yml) is not carried over.
});

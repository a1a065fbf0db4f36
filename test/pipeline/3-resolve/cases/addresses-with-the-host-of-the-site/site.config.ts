import { defineConfig } from 'slodocs';
import { redirects } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  baseUrl: '/base/',
  markdown: { format: 'detect' },
  docs: [
    {
      path: 'docs',
      routeBasePath: '/',
      sidebars: {
        docs: [
          'index',
          'guide',
          { type: 'link', label: 'Old', href: 'https://case.example/base/old' },
          { type: 'link', label: 'Gone', href: 'https://case.example/base/gone' },
        ],
      },
    },
  ],
  links: { external: ['/status/'] },
  theme: {
    announcement: { content: '<a href="/base/guid">New</a> <a href="/base/guide">ok</a> <a href="/other">beside</a>' },
    navbar: { items: [{ label: 'Guide', href: 'https://case.example/base/guid' }] },
  },
  plugins: [redirects({ rules: [{ from: '/old', to: '/guide' }, { from: '/older', to: 'https://case.example/base/giude' }] })],
  preset: { 'git-dates': false },
});

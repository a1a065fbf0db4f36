import { defineConfig } from 'slodocs';
import { redirects } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  markdown: { format: 'detect' },
  docs: [
    {
      path: 'docs',
      sidebars: {
        docs: [
          'plain',
          { type: 'link', label: 'Forum', href: 'htps://forum.example' },
          { type: 'html', value: '<a href="http:/status.example">Status</a>' },
        ],
      },
    },
  ],
  theme: {
    announcement: { content: 'See <a href="https://">the news</a>' },
    navbar: {
      items: [
        { label: 'Code', href: 'https://' },
        { label: 'Editor', href: 'vscode:extension/x' },
        { type: 'html', value: '<a href="mailto:us">Write</a>' },
      ],
    },
    footer: { columns: [{ title: 'More', items: [{ label: 'Call', href: 'tel:' }, { html: '<a href="//docs/plain">Plain</a>' }] }] },
  },
  plugins: [redirects({ rules: [{ from: '/old', to: 'http:/example.com' }] })],
  preset: { 'git-dates': false, search: false, twins: false },
});

import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  docs: [
    {
      sidebars: {
        docs: ['guide', { type: 'link', label: 'Steps', href: '/docs/guide#stpes' }, { type: 'link', label: 'Top', href: '/docs/guide#top' }],
      },
    },
  ],
  theme: { navbar: { items: [{ label: 'Steps', to: 'docs/guide.md#stops' }, { label: 'Really', to: '/docs/guide#steps' }] } },
});

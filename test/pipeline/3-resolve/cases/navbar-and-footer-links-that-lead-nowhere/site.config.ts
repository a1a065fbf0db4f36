import { defineConfig } from 'slodocs';

const guide = { label: 'Guide', to: 'docs/giude.md' };

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  theme: {
    navbar: {
      items: [
        { label: 'Guide', to: '/docs/guide' },
        { label: 'More', position: 'left', items: [guide, { label: 'Help', href: 'https://help.example' }] },
        { label: 'Anchor', to: '/docs/guide#stpes' },
      ],
    },
    footer: { columns: [{ title: 'About', items: [{ label: 'Us', to: '/about' }, { label: 'Mail', href: 'mailto:us@case.example' }] }] },
  },
});

import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false },
  theme: {
    navbar: {
      items: [
        { label: 'Nowhere' },
        { label: 'Twice', to: '/docs', href: 'https://case.example/docs' },
      ],
    },
  },
});

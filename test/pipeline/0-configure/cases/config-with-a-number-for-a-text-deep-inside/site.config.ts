import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  theme: {
    footer: {
      columns: [
        { title: 'Docs', items: [{ label: 'Home', to: '/docs' }] },
        { title: 'More', items: [{ label: 404, href: 'https://more.example' }] },
      ],
    },
  },
});

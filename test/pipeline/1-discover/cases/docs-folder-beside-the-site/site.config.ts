import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  docs: [{ path: '../docs', sidebars: { docs: ['index', 'guide'] }, editUrl: 'https://git.example/edit/main/site/' }],
  onBrokenLinks: 'warn',
  preset: { 'git-dates': false, search: false, twins: false },
});

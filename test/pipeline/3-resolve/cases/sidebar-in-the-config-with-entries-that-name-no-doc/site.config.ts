import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  docs: [{ sidebars: { docs: ['guide', { API: ['api/limts'] }] } }],
  preset: { 'git-dates': false, search: false, twins: false },
});

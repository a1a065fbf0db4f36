import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  docs: [{ sidebars: false }],
  preset: { 'git-dates': false, search: false, twins: false },
});

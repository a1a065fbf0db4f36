import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  docs: [{ numberPrefixParser: false, sidebars: { main: ['01-install', '02-api/limits'] } }],
});

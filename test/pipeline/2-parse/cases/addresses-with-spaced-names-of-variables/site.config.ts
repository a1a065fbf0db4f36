import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  markdown: { format: 'detect', variables: { version: '2.10' }, interpolate: true },
});

import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  docs: [{ path: '../docs' }],
  preset: { 'git-dates': false, search: false, twins: false },
  severity: { 'code-files/refused-file': 'warning' },
});

import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  severity: { 'resolve/partial-cycle': 'warning', 'resolve/broken-import': 'info' },
  preset: { 'git-dates': false, search: false, twins: false },
});

import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  docs: [{ lastVersion: '1.o' }],
  preset: { 'git-dates': false, search: false, twins: false },
});

import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  docs: [{ lastVersion: '2.0', onlyIncludeVersions: ['1.0'] }],
  preset: { 'git-dates': false, search: false, twins: false },
});

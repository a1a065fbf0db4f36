import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  docs: [{ onlyIncludeVersions: ['1.0', '3.0'] }],
  preset: { 'git-dates': false, search: false, twins: false },
});

import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  docs: [
    {
      lastVersion: '',
      onlyIncludeVersions: [],
      disableVersioning: 'yes',
      versions: { '1.0': { banner: 'old', lable: 'One', path: 'https://case.example/1' } },
    },
  ],
  preset: { 'git-dates': false, search: false, twins: false },
});

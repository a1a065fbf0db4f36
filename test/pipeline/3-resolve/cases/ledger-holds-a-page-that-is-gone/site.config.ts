import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  links: { external: ['/help'] },
  preset: { 'git-dates': false, search: false, twins: false },
});

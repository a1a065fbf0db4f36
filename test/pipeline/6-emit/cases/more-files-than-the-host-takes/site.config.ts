import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false },
  deploy: { host: 'gitlab-pages', files: 10 },
});

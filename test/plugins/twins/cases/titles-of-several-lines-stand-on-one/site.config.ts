import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'T\n# x',
  url: 'https://x.example',
  preset: { 'git-dates': false },
});

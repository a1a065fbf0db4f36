import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Nines',
  tagline: 'Reliability that people can plan with',
  url: 'https://docs.nines.example',
  preset: { 'git-dates': false },
});

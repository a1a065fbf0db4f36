import { defineConfig } from 'slodocs';
import { twins } from 'slodocs/plugins';

export default defineConfig({
  title: 'Nines',
  tagline: 'Reliability that people can plan with',
  url: 'https://docs.nines.example',
  preset: { 'git-dates': false },
  plugins: [twins({ llms: { full: true } })],
});

import { defineConfig } from 'slodocs';
import { twins } from 'slodocs/plugins';

export default defineConfig({
  title: 'Nines',
  url: 'https://docs.nines.example',
  preset: { 'git-dates': false },
  plugins: [twins({ longest: 400 })],
});

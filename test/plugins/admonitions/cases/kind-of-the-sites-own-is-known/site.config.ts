import { defineConfig } from 'slodocs';
import { admonitions } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [admonitions({ keywords: ['exercise'] })],
});

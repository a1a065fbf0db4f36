import { defineConfig } from 'slodocs';
import { redirects } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  plugins: [redirects({ fromExtensions: ['html', 'md'], toExtensions: ['zip'], hosts: ['netlify'] })],
  preset: { 'git-dates': false, twins: false },
});

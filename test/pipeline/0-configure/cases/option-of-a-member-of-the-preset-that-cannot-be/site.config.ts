import { defineConfig } from 'slodocs';
import { sitemap } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [sitemap({ ignorePatterns: [7] as never })],
});

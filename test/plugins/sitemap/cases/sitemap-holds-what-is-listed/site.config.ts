import { defineConfig } from 'slodocs';
import { sitemap } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  baseUrl: '/base/',
  trailingSlash: true,
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [sitemap({ ignorePatterns: ['/base/docs/internal/**'], lastmod: 'datetime' })],
});

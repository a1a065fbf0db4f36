import { defineConfig } from 'slodocs';
import { posts } from 'slodocs/plugins';
import { since } from './site/plugins/since/since.ts';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false },
  plugins: [
    posts({ id: 'application', path: 'notes', routeBasePath: '/application-release-notes' }),
    since({ application: 'notes' }),
  ],
});

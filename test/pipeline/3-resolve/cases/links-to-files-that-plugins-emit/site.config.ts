import { defineConfig } from 'slodocs';
import { posts, twins } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  baseUrl: '/base/',
  trailingSlash: true,
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [posts({ releases: { latest: 'latest.json' } }), twins({ llms: { full: true } })],
  theme: { footer: { columns: [{ title: 'More', items: [{ label: 'Feed', to: '/blog/rss.xml' }, { label: 'Index', to: '/llms.txt' }] }] } },
});

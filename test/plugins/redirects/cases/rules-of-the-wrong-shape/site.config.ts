import { defineConfig } from 'slodocs';
import { redirects } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  plugins: [redirects({
      rules: [
        { from: '/a', too: '/docs' },
        { from: '/b', to: '/docs', status: 200 },
        { from: [], to: '/docs' },
        { from: ['/c', 4], to: '/docs' },
        '/d',
      ],
    } as never)],
  preset: { 'git-dates': false, search: false, twins: false },
});

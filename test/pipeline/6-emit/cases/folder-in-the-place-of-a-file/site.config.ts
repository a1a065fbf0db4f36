import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [
    {
      name: 'feeds',
      apiVersion: 1,
      emit: () => [{ path: 'feed/rss.xml', key: '1', make: () => 'x' }],
    },
  ],
});

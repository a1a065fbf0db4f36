import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [
    {
      name: 'robots',
      apiVersion: 1,
      emit: () => [{ path: 'robots.txt', key: '1', make: () => 'x' }],
    },
  ],
});

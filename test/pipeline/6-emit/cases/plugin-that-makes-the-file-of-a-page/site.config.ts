import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [
    {
      name: 'stamp',
      apiVersion: 1,
      emit: () => [{ path: 'docs/index.html', key: '1', make: () => 'x' }],
    },
  ],
});

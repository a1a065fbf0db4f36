import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [
    {
      name: 'first',
      apiVersion: 1,
      emit: () => [{ path: 'data.json', key: '1', make: () => 'x' }],
    },
    {
      name: 'second',
      apiVersion: 1,
      emit: () => [{ path: 'data.json', key: '1', make: () => 'x' }],
    },
  ],
});

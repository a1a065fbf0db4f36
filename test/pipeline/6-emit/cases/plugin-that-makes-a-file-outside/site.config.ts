import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [
    {
      name: 'stamp',
      apiVersion: 1,
      emit: () => [{ path: '../outside.txt', key: '1', make: () => 'x' }],
    },
    {
      name: 'other',
      apiVersion: 1,
      emit: () => ['/etc/passwd', 'a/../../b', 'C:/x', 'a\\\\b', '', 'a//b', './c', 7].map((path) => ({ path, key: '1', make: () => 'x' })),
    },
  ],
});

import { defineConfig, definePlugin } from 'slodocs';

const weather = definePlugin({
  name: 'weather',
  apiVersion: 1,
  strings: { 'weather.days': { one: 'One sunny day' } as never },
});

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [weather],
});

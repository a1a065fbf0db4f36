import { defineConfig, definePlugin } from 'slodocs';

const weather = definePlugin({
  name: 'weather',
  apiVersion: 1,
  head: (_, ctx) => [{ tag: 'meta', attributes: { name: 'weather', content: ctx.say('weather.today') } }],
});

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [weather],
});

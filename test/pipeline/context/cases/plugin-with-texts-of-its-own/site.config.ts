import { defineConfig, definePlugin } from 'slodocs';

const weather = definePlugin({
  name: 'weather',
  apiVersion: 1,
  strings: { 'weather.days': { one: 'One sunny day', other: '{count} sunny days' }, 'weather.none': 'Rain in {place}' },
  emit(_, ctx) {
    const lines = [
      ctx.say('weather.days', { count: 1 }),
      ctx.say('weather.days', { count: 3 }),
      ctx.say('weather.none', { place: 'Bern' }),
      ctx.say('theme.common.skipToMainContent'),
    ];
    const text = `${lines.join('\n')}\n`;
    return [{ path: 'weather.txt', key: text, make: () => text }];
  },
});

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  lang: 'de',
  preset: { 'git-dates': false, search: false, twins: false },
  theme: { strings: { 'weather.days': { one: 'Ein Sonnentag', other: '{count} Sonnentage' } } },
  plugins: [weather],
});

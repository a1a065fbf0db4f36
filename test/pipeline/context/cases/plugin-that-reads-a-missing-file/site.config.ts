import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [
    {
      name: 'stamp',
      apiVersion: 1,
      async emit(build, ctx) {
        return [{ path: 'a.txt', key: '1', make: () => ctx.read('data/gone.json') }];
      },
      async discover(settings, ctx) {
        return [{ id: 'x.md', text: await ctx.read('data/gone.json') }];
      },
    },
  ],
});

import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Odd',
  url: 'https://odd.example',
  preset: { 'git-dates': false, search: false, twins: false },
  timeLimit: 2,
  plugins: [
    {
      name: 'odd',
      apiVersion: 1,
      async emit(_, ctx) {
        await ctx.glob('docs/*');
        for (;;);
      },
    },
  ],
});

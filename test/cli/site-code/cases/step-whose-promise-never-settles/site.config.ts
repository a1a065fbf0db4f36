import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Odd',
  url: 'https://odd.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [
    {
      name: 'odd',
      apiVersion: 1,
      markdown: () => ({ remark: [() => () => new Promise(() => undefined)] }),
    },
  ],
});

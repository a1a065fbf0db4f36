import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [
    {
      name: 'grey',
      apiVersion: 1,
      highlighter: {
        load: async () => undefined,
        show() {
          throw new Error('there are no colours left');
        },
      },
    },
  ],
});

import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Odd',
  url: 'https://odd.example',
  preset: { 'git-dates': false },
  plugins: [
    {
      name: 'odd',
      apiVersion: 1,
      resolve(site) {
        process.exit(site.pages.length);
      },
    },
  ],
});

import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [
    {
      name: 'sorts',
      apiVersion: 1,
      resolve(site) {
        site.pages.push(site.pages[0]);
        return site;
      },
    },
  ],
});

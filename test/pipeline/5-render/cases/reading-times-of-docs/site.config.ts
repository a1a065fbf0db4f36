import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { search: false, 'git-dates': false, twins: false },
  theme: { docs: { readingTime: true } },
});

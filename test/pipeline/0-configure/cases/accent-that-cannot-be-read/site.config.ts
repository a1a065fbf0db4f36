import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  theme: { accent: { light: '#facc15', dark: 'oklch(0.3 0.1 264)' } },
});

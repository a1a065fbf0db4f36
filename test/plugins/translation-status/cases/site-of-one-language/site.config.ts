import { defineConfig } from 'slodocs';
import { translations } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false },
  plugins: [translations()],
});

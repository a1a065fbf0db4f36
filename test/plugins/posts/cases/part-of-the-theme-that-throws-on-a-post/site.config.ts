import { defineConfig } from 'slodocs';
import { posts } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false },
  theme: { slots: { DocFooter: './src/Foot.jsx' } },
  plugins: [posts()],
});

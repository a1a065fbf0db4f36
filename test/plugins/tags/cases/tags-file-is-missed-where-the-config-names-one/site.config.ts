import { defineConfig } from 'slodocs';
import { tags } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [tags({ file: 'topics.yml' })],
});

import { defineConfig } from 'slodocs';
import { examples } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [examples({ run: 'build', isolation: 'none' })],
});

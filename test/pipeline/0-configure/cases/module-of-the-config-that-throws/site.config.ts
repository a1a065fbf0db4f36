import { defineConfig } from 'slodocs';
import { counter } from './site/counter';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [counter({ start: 'x' })],
});

import { defineConfig } from 'slodocs';
import { stamp } from './site/stamp';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [stamp({ color: 'red' })],
});

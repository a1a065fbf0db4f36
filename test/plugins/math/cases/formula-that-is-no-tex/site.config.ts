import { defineConfig } from 'slodocs';
import { math } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [math({ macros: { '\\RR': '\\mathbb{R}' } })],
});

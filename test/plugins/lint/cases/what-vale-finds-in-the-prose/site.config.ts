import { defineConfig } from 'slodocs';
import { lint } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  // A program that speaks as Vale does: the tests run where there is none.
  plugins: [lint({ rules: [], vale: { command: `${process.cwd()}/test/plugins/lint/stand-in-vale.mjs` } })],
});

import { defineConfig } from 'slodocs';
import { codeHighlight } from 'slodocs/plugins';
import nines from './grammars/nines.ts';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [codeHighlight({ aliases: { burn: 'nines' }, languages: { nines, budget: { keyword: /\bspend\b/, number: /\d+%/ } } })],
});

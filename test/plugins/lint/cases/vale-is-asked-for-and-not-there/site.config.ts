import { defineConfig } from 'slodocs';
import { lint } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [
    lint({
      rules: [],
      vale: { command: 'no-such-vale' },
    }),
  ],
});

import { defineConfig } from 'slodocs';
import { glossary } from '../../plugins/glossary.ts';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  docs: [{ routeBasePath: '/' }],
  preset: { 'git-dates': false },
  plugins: [glossary({ file: 'glossary.json' })],
});

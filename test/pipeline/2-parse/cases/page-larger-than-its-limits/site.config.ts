import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  limits: { sourceBytes: 2000, nodes: 100, tableCells: 20, inlineMarks: 50 },
});

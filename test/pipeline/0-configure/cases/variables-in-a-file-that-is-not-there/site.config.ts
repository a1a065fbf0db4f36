import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  markdown: { variables: 'data/variables.yml' },
});

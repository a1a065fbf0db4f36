import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  lang: 'german',
  dir: 'rlt' as never,
});

import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [{ name: 'formulas', apiVersion: 1, markdown: () => ({ remark: [remarkMath], rehype: [rehypeKatex] }) }],
});

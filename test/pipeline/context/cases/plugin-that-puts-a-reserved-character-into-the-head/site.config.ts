import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [
    { name: 'meta', apiVersion: 1, head: () => [{ tag: 'meta', attributes: { name: 'a', content: 'b\uFFFE' } }] },
  ],
});

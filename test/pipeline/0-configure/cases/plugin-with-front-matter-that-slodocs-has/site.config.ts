import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [{ name: 'skill-level', apiVersion: 1, frontMatter: { badge: () => undefined } }],
});

import { defineConfig, definePlugin } from 'slodocs';

const script = definePlugin({
  name: 'page-script',
  apiVersion: 1,
  head: () => [{ tag: 'script', attributes: { src: '/page.js', defer: true } }],
});

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false },
  plugins: [script],
});

import { defineConfig, definePlugin } from 'slodocs';

const wrong = (name, before) => definePlugin({ name, apiVersion: 1, markdown: () => ({ before }) });

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [wrong('one', true), wrong('two', { remark: [undefined] })],
});

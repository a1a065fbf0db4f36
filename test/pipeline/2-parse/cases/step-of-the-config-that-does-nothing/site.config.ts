import { defineConfig } from 'slodocs';

const idle = () => {};
const failing = () => () => {
  throw new Error('no such thing');
};

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  markdown: { rehypePlugins: [() => () => undefined, idle], beforeDefaultRemarkPlugins: [failing] },
});

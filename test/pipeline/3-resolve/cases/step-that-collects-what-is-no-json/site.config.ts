import { defineConfig, definePlugin } from 'slodocs';

const collect = () => (tree, file) => {
  file.data.slodocs.collect(() => tree, tree);
};

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [definePlugin({ name: 'functions', apiVersion: 1, markdown: () => ({ remark: [collect] }) })],
});

import { defineConfig, definePlugin } from 'slodocs';

const keys = () => (tree: any) => {
  const visit = (node: any): void => {
    if (node.type === 'textDirective' && node.name === 'key') node.data = { hName: 'kbd' };
    node.children?.forEach(visit);
  };
  visit(tree);
};

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [definePlugin({ name: 'keys', apiVersion: 1, markdown: () => ({ remark: [keys] }) })],
});

import { defineConfig, definePlugin } from 'slodocs';

// As packages do that turn quotes into containers.
const containers = (kinds) => () => (tree) => {
  for (const [index, node] of tree.children.entries()) {
    const text = node.type === 'blockquote' && node.children[0].children[0];
    const kind = text && /^\[!(\w+)\]\n/.exec(text.value)?.[1];
    if (!kinds.includes(kind)) continue;
    text.value = text.value.slice(text.value.indexOf('\n') + 1);
    tree.children[index] = { ...node, type: 'containerDirective', name: kind.toLowerCase() };
  }
};

const rename = () => (tree) => {
  for (const node of tree.children) if (node.type === 'heading' && node.depth === 2) node.children[0].value = 'New name';
};

const order = (word) => () => (tree) => {
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: word }] });
};

const early = definePlugin({
  name: 'early',
  apiVersion: 1,
  markdown: () => ({
    before: { remark: [rename, containers(['WARNING']), order('before')], rehype: [] },
    remark: [order('among')],
    after: { remark: [order('after')] },
  }),
});

const late = definePlugin({
  name: 'late',
  apiVersion: 1,
  markdown: () => ({ before: { remark: [order('before, too')] }, remark: [containers(['WRANING']), order('among, too')] }),
});

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [early, late],
});

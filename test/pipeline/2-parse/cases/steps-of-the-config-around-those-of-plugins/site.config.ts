import type { Element, Root as Hast } from 'hast';
import type { Heading, Root } from 'mdast';
import { defineConfig, definePlugin } from 'slodocs';

/** Notes in the first heading which steps have seen it, and in the first paragraph of the page whether it had an id then. */
const note = (word: string) => () => (tree: Root) => {
  const heading = tree.children.find((node): node is Heading => node.type === 'heading' && node.depth === 2);
  const id = (heading?.data as { slodocsId?: string } | undefined)?.slodocsId;
  heading?.children.push({ type: 'text', value: ` ${word}${id === undefined ? '' : `(${id})`}` });
};

const mark = (word: string, options: { sign: string } = { sign: '' }) => (tree: Hast) => {
  const heading = tree.children.find((node): node is Element => node.type === 'element' && node.tagName === 'h2');
  heading?.children.push({ type: 'text', value: ` ${word}${options.sign}` });
};

function rename(options: { to: string }) {
  return (tree: Root) => {
    for (const node of tree.children) {
      if (node.type === 'paragraph') node.children = [{ type: 'text', value: options.to }];
    }
  };
}

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  markdown: {
    beforeDefaultRemarkPlugins: [note('first')],
    remarkPlugins: [note('last'), [rename, { to: 'Renamed.' }]],
    beforeDefaultRehypePlugins: [() => mark('first')],
    rehypePlugins: [() => mark('last', { sign: '!' })],
  },
  plugins: [
    definePlugin({
      name: 'own',
      apiVersion: 1,
      markdown: () => ({
        before: { remark: [note('before')], rehype: [() => mark('before')] },
        remark: [note('own')],
        rehype: [() => mark('own')],
        after: { remark: [note('after')], rehype: [() => mark('after')] },
      }),
    }),
  ],
});

import { definePlugin } from 'slodocs';

/** Adds HTML that no parser has read to every page, and an element to its head. */
export const addRawHtml = () =>
  definePlugin({
    name: 'add-raw-html',
    apiVersion: 1,
    markdown: () => ({
      rehype: [
        () => (tree: { children: object[] }) => {
          tree.children.push({ type: 'raw', value: '<a href="javascript:raw">raw</a>' });
        },
      ],
    }),
    head: () => [{ tag: 'link', attributes: { rel: 'next', href: 'javascript:head' } }],
  });

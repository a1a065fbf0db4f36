// A parser extension: its transforms that turn addresses in text into links, done only on trees whose text has any.
import type { Nodes } from 'mdast';
import type { Extension } from 'mdast-util-from-markdown';

/** The transforms of GFM's extension are this one alone; it visits every node with several patterns, a tenth of parsing. */
export function whereAddresses(extension: Extension): Extension {
  const transforms = extension.transforms?.map((transform): typeof transform => (tree) => {
    if (holdsAddress(tree)) return transform(tree);
    return tree;
  });
  return transforms ? { ...extension, transforms } : extension;
}

/** Of text as it reads, after references and escapes. Text in links stays what it is. */
function holdsAddress(node: Nodes): boolean {
  if (node.type === 'text') return /@|https?:\/\/|www\./i.test(node.value);
  return 'children' in node && node.type !== 'link' && node.type !== 'linkReference' && node.children.some(holdsAddress);
}

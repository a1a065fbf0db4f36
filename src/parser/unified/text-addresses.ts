// Skips the GFM transform that links bare addresses, on trees whose text contains none.
import type { Nodes } from 'mdast';
import type { Extension } from 'mdast-util-from-markdown';

/** This is GFM's only transform; it matches several patterns at every node, a tenth of the time for parsing. */
export function whereAddresses(extension: Extension): Extension {
  const transforms = extension.transforms?.map((transform): typeof transform => (tree) => {
    if (holdsAddress(tree)) return transform(tree);
    return tree;
  });
  return transforms ? { ...extension, transforms } : extension;
}

/** Checks text after character references and escapes were decoded. Text in links is skipped. */
function holdsAddress(node: Nodes): boolean {
  if (node.type === 'text') return /@|https?:\/\/|www\./i.test(node.value);
  return 'children' in node && node.type !== 'link' && node.type !== 'linkReference' && node.children.some(holdsAddress);
}

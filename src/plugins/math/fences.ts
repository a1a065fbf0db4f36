// Converts fences in the language `math` into formulas before they are highlighted as code.
import type { Element } from 'hast';
import type { Root } from 'mdast';
import { walk } from 'slodocs/kit';

/** The remark step. They become what `$$` on lines of their own is. */
export function extractFences() {
  return (tree: Root): void => {
    walk(tree, 'code', (node) => {
      if (node.lang !== 'math') return;
      const formula: Element = {
        type: 'element',
        tagName: 'code',
        properties: { className: ['language-math', 'math-display'] },
        children: [{ type: 'text', value: node.value }],
      };
      Object.assign(node, { type: 'math', data: { hName: 'pre', hChildren: [formula] } });
    });
  };
}

// Renders formulas between `$` as MathML, which browsers show without fonts, styles or scripts.

import type { Element } from 'hast';
import type { Root } from 'mdast';
import { type Plugin, walk } from 'slodocs/kit';
import type { Pluggable } from 'unified';
import { renderFormulas } from './formulas.ts';
import type { MathOptions } from './options-schema.ts';

export type { MathOptions };

/** `$a$` in a line, `$$` on lines of their own around a formula that stands alone, and fences whose language is `math`. */
export function math(options: MathOptions = {}): Plugin<MathOptions> {
  return {
    name: 'math',
    apiVersion: 1,
    options,
    optionsSchema: async () => (await import('./options-schema.ts')).optionsSchema,
    diagnostics: {
      'invalid-formula': { severity: 'error', summary: 'A formula is not valid TeX.' },
    },
    async markdown() {
      const { default: remarkMath } = await import('remark-math');
      const syntax: Pluggable = [remarkMath, { singleDollarTextMath: options.singleDollar ?? true }];
      return { remark: [syntax, extractFences], rehype: [renderFormulas(options.macros ?? {})] };
    },
  };
}

/** The remark step. They become what `$$` on lines of their own is. */
function extractFences() {
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

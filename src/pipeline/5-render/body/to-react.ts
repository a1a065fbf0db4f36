// Converts hast to React elements, and is the only file that knows rehype-react.
import type { Expression } from 'estree';
import type { Root } from 'hast';
import type { ThemeServer } from '#model/theme';
import { openHtmlReader } from '../html/read-html.ts';

/** `elements` replace HTML elements, by name. `runtime` creates the elements: by default React's own. */
export type ToReact = (
  tree: Root,
  evaluate: (expression: Expression) => unknown,
  elements: Readonly<Record<string, unknown>>,
  runtime?: Readonly<Record<'jsx' | 'jsxs' | 'Fragment', unknown>>,
) => unknown;

export async function loadToReact(server: ThemeServer): Promise<ToReact> {
  const [{ unified }, { default: rehypeReact }, read] = await Promise.all([
    import('unified'),
    import('rehype-react'),
    openHtmlReader(),
  ]);
  return (tree, evaluate, elements, { jsx, jsxs, Fragment } = server.jsxRuntime) => {
    const [html] = tree.children as readonly { readonly type: string; readonly value?: string }[];
    const options = {
      jsx,
      jsxs,
      Fragment,
      components: elements,
      ignoreInvalidStyle: true,
      tableCellAlignToStyle: false,
      createEvaluater: () => ({ evaluateExpression: evaluate, evaluateProgram: () => undefined }),
    };
    return unified()
      .use(rehypeReact, options as never)
      .stringify((html?.type === 'raw' ? read(html.value ?? '') : tree) as never);
  };
}

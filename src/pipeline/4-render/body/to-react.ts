// hast to React elements: the one place that knows rehype-react.
import type { Expression } from 'estree';
import type { Root } from 'hast';
import type { ThemeServer } from '#model/theme';

export type ToReact = (tree: Root, evaluate: (expression: Expression) => unknown) => unknown;

export async function loadToReact(server: ThemeServer): Promise<ToReact> {
  const [{ unified }, { default: rehypeReact }, { raw }] = await Promise.all([
    import('unified'),
    import('rehype-react'),
    import('hast-util-raw'),
  ]);
  const { jsx, jsxs, Fragment } = server.jsxRuntime;
  return (tree, evaluate) => {
    const isRaw = tree.children[0]?.type === ('raw' as string);
    const options = {
      jsx,
      jsxs,
      Fragment,
      ignoreInvalidStyle: true,
      tableCellAlignToStyle: false,
      createEvaluater: () => ({ evaluateExpression: evaluate, evaluateProgram: () => undefined }),
    };
    return unified()
      .use(rehypeReact, options as never)
      .stringify((isRaw ? raw(tree) : tree) as never);
  };
}

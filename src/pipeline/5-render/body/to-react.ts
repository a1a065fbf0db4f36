// Converts hast to React elements, and is the only file that knows rehype-react.
import type { Expression } from 'estree';
import type { Root } from 'hast';
import { walk } from '#kit/walk';
import type { ThemeServer } from '#model/theme';

/** A noncharacter, which no source contains. If other text happens to become a mark, it names no file of the page. */
const stand = '\uFFFE';

/** `elements` replace HTML elements, by name. `runtime` creates the elements: by default React's own. */
export type ToReact = (
  tree: Root,
  evaluate: (expression: Expression) => unknown,
  elements: Readonly<Record<string, unknown>>,
  runtime?: Readonly<Record<'jsx' | 'jsxs' | 'Fragment', unknown>>,
) => unknown;

export async function loadToReact(server: ThemeServer): Promise<ToReact> {
  const [{ unified }, { default: rehypeReact }, { raw }] = await Promise.all([
    import('unified'),
    import('rehype-react'),
    import('hast-util-raw'),
  ]);
  // The HTML parser replaces NUL, so marks of files use another character meanwhile.
  const parse = (tree: Root): Root => {
    const [html] = tree.children as unknown as [{ value: string }];
    const parsed = raw({ type: 'root', children: [{ type: 'raw', value: html.value.replaceAll('\0', stand) }] } as never) as Root;
    walk(parsed, 'element', ({ properties }) => {
      for (const [name, value] of Object.entries(properties)) {
        if (typeof value === 'string') properties[name] = value.replaceAll(stand, '\0');
      }
    });
    return parsed;
  };
  return (tree, evaluate, elements, { jsx, jsxs, Fragment } = server.jsxRuntime) => {
    const isRaw = tree.children[0]?.type === ('raw' as string);
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
      .stringify((isRaw ? parse(tree) : tree) as never);
  };
}

// Finds JSX elements in code.
import type { Node } from 'estree';
import type { JSXElement } from 'estree-jsx';

/** In source order. */
export function* jsxInCode(node: Node): Generator<JSXElement> {
  if ((node.type as string) === 'JSXElement') yield node as unknown as JSXElement;
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* jsxInCode(child);
}

function isNode(value: unknown): value is Node {
  return typeof (value as Partial<Node> | null)?.type === 'string';
}

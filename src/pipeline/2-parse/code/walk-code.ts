// Walks the ASTs of code.
import type { Node } from 'estree';
import type { JSXElement } from 'estree-jsx';

export function childrenOf(node: Node): readonly Node[] {
  return Object.values(node).flat().filter(isNode);
}

export function isNode(value: unknown): value is Node {
  return typeof (value as Partial<Node> | null)?.type === 'string';
}

/** JSX elements in source order. */
export function* jsxInCode(node: Node): Generator<JSXElement> {
  if ((node.type as string) === 'JSXElement') yield node as unknown as JSXElement;
  for (const child of childrenOf(node)) yield* jsxInCode(child);
}

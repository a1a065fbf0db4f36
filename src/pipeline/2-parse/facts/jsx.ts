// Reads attributes of JSX elements in a tree, and the place of their name.
import type { Nodes } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { EXIT, walk } from '#kit/walk';
import type { Place } from '#model/place';
import { placeOf } from './links.ts';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export function isJsx(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

export function holdsJsx(tree: Nodes): boolean {
  let found = false;
  walk(tree, (node) => {
    found ||= isJsx(node);
    return found ? EXIT : undefined;
  });
  return found;
}

export function jsxAttribute(element: JsxElement, name: string): MdxJsxAttribute | undefined {
  return element.attributes.find(
    (attribute): attribute is MdxJsxAttribute => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
}

/** The attribute's literal text or number; undefined for an expression that has to be evaluated. */
export function literalOf(attribute: MdxJsxAttribute | undefined): string | undefined {
  const value = attribute?.value;
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const [statement] = value.data?.estree?.body ?? [];
  const literal = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (literal?.type !== 'Literal') return undefined;
  return typeof literal.value === 'string' || typeof literal.value === 'number' ? String(literal.value) : undefined;
}

/** The first part of the name in the opening tag. */
export function jsxNamePlace(element: JsxElement, file: string): Place {
  const { start } = placeOf(element, file);
  const from = { line: start.line, column: start.column + 1 };
  return { file, start: from, end: { line: from.line, column: from.column + (element.name ?? '').length } };
}

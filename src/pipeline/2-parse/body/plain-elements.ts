// Converts JSX that is plain HTML into elements, so that a body without components needs no runtime.
import type { Element, Nodes, Root } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { find, html } from 'property-information';
import { walk } from '#kit/walk';

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** Converts lower-case JSX elements with text attributes only, and drops comment expressions. */
export function plainElements(tree: Root): void {
  walk(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if ((node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') && isComment(node)) {
      parent.children.splice(index, 1);
      return index;
    }
    if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && isPlain(node)) {
      parent.children[index] = toElement(node) as never;
      // Revisits the node as an element, and so its children.
      return index;
    }
    return undefined;
  });
}

/** True when nothing in the tree has to be evaluated. */
export function isInert(tree: Nodes): boolean {
  if (tree.type.startsWith('mdx')) return false;
  return !('children' in tree) || tree.children.every(isInert);
}

function isComment(node: { readonly data?: object | undefined }): boolean {
  const program = (node.data as { estree?: { body: unknown[] } } | undefined)?.estree;
  return program?.body.length === 0;
}

function isPlain(node: JsxElement): boolean {
  if (node.name === null || !/^[a-z][\w-]*$/.test(node.name)) return false;
  return node.attributes.every((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value !== 'object' ? true : isAbsent(attribute),
  );
}

/** An attribute without value (`open`) has the value null. */
function isAbsent(attribute: JsxElement['attributes'][number]): boolean {
  return attribute.type === 'mdxJsxAttribute' && (attribute.value === null || attribute.value === undefined);
}

function toElement(node: JsxElement): Element {
  const properties: Element['properties'] = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const value = attribute.value as string | null | undefined;
    const { property } = find(html, attribute.name);
    if (property === 'className') properties[property] = (value ?? '').split(/\s+/).filter(Boolean);
    else properties[property] = value ?? true;
  }
  const element: Element = {
    type: 'element',
    tagName: node.name as string,
    properties,
    children: node.children as Element['children'],
  };
  if (node.position) element.position = node.position;
  return element;
}

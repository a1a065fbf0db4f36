// Converts the HTML of a body to GitHub-flavoured Markdown.

import type { Nodes, Root } from 'hast';
import { attributesOf } from 'slodocs/kit';
import { type Addresses, noteAddresses } from './addresses.ts';
import { printAll } from './print-blocks.ts';
import type { Printing } from './print-inline.ts';
import { type Element, findElement, hasClass, isBlock } from './tree.ts';

/** Plain data. */
export interface Converted {
  /** With marks in the places of addresses. */
  readonly markdown: string;
  readonly addresses: Addresses;
  /** True if it has a level 1 heading of its own. */
  readonly hasTitle: boolean;
}

export function toMarkdown(tree: Root, say: Printing['say']): Converted {
  const body = readTree(tree);
  const { addresses, ...notes } = noteAddresses();
  const hasTitle = findElement(body, ({ name }) => name === 'h1') !== undefined;
  return { markdown: printAll(body.children, { ...notes, say }), addresses, hasTitle };
}

const unread = new Set(
  'button canvas datalist dialog head link meta nav noscript object script select source style template textarea track'.split(
    ' ',
  ),
);

const furniture = [
  // Visually hidden labels.
  'visually-hidden',
  'heading-anchor',
  'data-footnote-backref',
  // The parts of a listing's layout beside its content.
  'version-badge',
  'skip-link',
  // The label of lines that stand among the others.
  'code-fold-label',
];

function readTree(tree: Root): Element {
  const root: Element = { name: 'body', attributes: {}, children: [], block: true };
  for (const child of tree.children) add(child, root);
  return root;
}

function add(node: Nodes, parent: Element): void {
  const { children } = parent;
  if (node.type === 'text') {
    const last = children.length - 1;
    // What stands between two texts may be left out.
    if (typeof children[last] === 'string') children[last] += node.value;
    else children.push(node.value);
  }
  if (node.type !== 'element') return;
  const attributes = attributesOf(node);
  const element: Element = { name: node.tagName, attributes, children: [], block: isBlock(node.tagName, attributes) };
  if (isFurniture(element)) return;
  for (const child of node.children) add(child, element);
  children.push(element);
  if (element.block) parent.block = true;
}

function isFurniture(element: Element): boolean {
  const { name, attributes } = element;
  if (unread.has(name)) return true;
  if (name === 'input') return attributes['type'] !== 'checkbox';
  if (attributes['aria-hidden'] === 'true' || attributes['hidden'] !== undefined) return true;
  return attributes['class'] !== undefined && furniture.some((one) => hasClass(element, one));
}

// Converts the HTML of a body to GitHub-flavoured Markdown.

import type { Nodes, Root } from 'hast';
import { attributesOf, isContent } from 'slodocs/kit';
import { type Addresses, noteAddresses } from './addresses.ts';
import { printAll } from './print-blocks.ts';
import type { Printing } from './print-inline.ts';
import { type Element, findElement, isBlock } from './tree.ts';

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
  if (node.type !== 'element' || !isContent(node)) return;
  const { tagName: name } = node;
  const attributes = attributesOf(node);
  if (name === 'input' && attributes['type'] !== 'checkbox') return;
  const element: Element = { name, attributes, children: [], block: isBlock(name, attributes) };
  if (name === 'code' && parent.name === 'pre') addText(node, element);
  else for (const child of node.children) add(child, element);
  children.push(element);
  if (element.block) parent.block = true;
}

/** Of a block of code only the text counts, and it has more elements than all the rest of a page. */
function addText(node: Nodes, parent: Element): void {
  if (node.type === 'text') add(node, parent);
  else if ('children' in node)
    for (const child of node.children) if (child.type !== 'element' || isContent(child)) addText(child, parent);
}

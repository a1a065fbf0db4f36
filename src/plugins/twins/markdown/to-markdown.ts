// Converts the HTML of a body to GitHub-flavoured Markdown.

import { Parser } from 'htmlparser2';
import { printAll } from './print-blocks.ts';
import type { Printing } from './print-inline.ts';
import { type Element, findElement, hasClass, isBlock } from './tree.ts';

export interface Converted {
  readonly markdown: string;
  /** True if it has a level 1 heading of its own. */
  readonly hasTitle: boolean;
}

export function toMarkdown(html: string, printing: Printing): Converted {
  const body = readHtml(html);
  const hasTitle = findElement(body, ({ name }) => name === 'h1') !== undefined;
  return { markdown: printAll(body.children, printing), hasTitle };
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

export function readHtml(html: string): Element {
  const root: Element = { name: 'body', attributes: {}, children: [], block: true };
  const open: Element[] = [root];
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push({ name, attributes, children: [], block: isBlock(name, attributes) });
    },
    ontext(text) {
      const { children } = open.at(-1) as Element;
      const last = children.length - 1;
      // The parser splits texts at character references.
      if (typeof children[last] === 'string') children[last] += text;
      else children.push(text);
    },
    onclosetag() {
      const element = open.pop() as Element;
      const parent = open.at(-1);
      if (!parent || isFurniture(element)) return;
      parent.children.push(element);
      if (element.block) parent.block = true;
    },
  });
  parser.end(html);
  return root;
}

function isFurniture(element: Element): boolean {
  const { name, attributes } = element;
  if (unread.has(name)) return true;
  if (name === 'input') return attributes['type'] !== 'checkbox';
  if (attributes['aria-hidden'] === 'true' || attributes['hidden'] !== undefined) return true;
  return attributes['class'] !== undefined && furniture.some((one) => hasClass(element, one));
}

// Defines the types of the HTML tree that twins are made of, with queries on its elements.

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
  /** True for a block and for an element that contains one. */
  block: boolean;
}

/** A string is text, with its references decoded. */
export type Node = Element | string;

const blocks = new Set(
  (
    'address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 ' +
    'h3 h4 h5 h6 header hgroup hr legend li main menu nav ol optgroup option p pre search section summary table tbody td tfoot ' +
    'th thead tr ul'
  ).split(' '),
);

/** A display formula is a block, whatever wraps it. */
export function isBlock(name: string, attributes: Readonly<Record<string, string>>): boolean {
  return blocks.has(name) || (name === 'math' && attributes['display'] === 'block');
}

export function hasClass({ attributes }: Element, name: string): boolean {
  const classes = attributes['class'];
  return classes !== undefined && (classes === name || ` ${classes} `.includes(` ${name} `));
}

export function isElement(node: Node): node is Element {
  return typeof node !== 'string';
}

export function elementsIn({ children }: Element): readonly Element[] {
  return children.filter(isElement);
}

export function childWithClass(element: Element, name: string): Element | undefined {
  return elementsIn(element).find((child) => hasClass(child, name));
}

/** Splits nodes into blocks and runs of inline content, in order. */
export function blocksAndLines(nodes: readonly Node[]): readonly (Element | readonly Node[])[] {
  const parts: (Element | Node[])[] = [];
  for (const node of nodes) {
    const last = parts.at(-1);
    if (isElement(node) && node.block) parts.push(node);
    else if (Array.isArray(last)) last.push(node);
    else parts.push([node]);
  }
  return parts;
}

/** Finds the first match at any depth. */
export function findElement(element: Element, isIt: (found: Element) => boolean): Element | undefined {
  for (const child of elementsIn(element)) {
    const found = isIt(child) ? child : findElement(child, isIt);
    if (found) return found;
  }
  return undefined;
}

/** All text, as it stands. */
export function textOf(node: Node): string {
  if (typeof node === 'string') return node;
  let text = '';
  for (const child of node.children) text += typeof child === 'string' ? child : textOf(child);
  return text;
}

/** All text, on one line. */
export function lineOf(node: Node): string {
  return textOf(node).replace(/\s+/g, ' ').trim();
}

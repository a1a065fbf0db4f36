// Sanitizes unreviewed HTML in Markdown to elements that cannot run code.

import { Parser } from 'htmlparser2';
import type { Parents } from 'mdast';
import { find, html } from 'property-information';
import { walk } from '#kit/walk';

type Child = Parents['children'][number];

/** Called for each element or attribute that is removed, as written, with the node that contains it. */
export type RefuseHtml = (written: string, node: Child) => void;

const known: ReadonlySet<string> = new Set(
  (
    'a abbr b bdi bdo blockquote br caption center cite code col colgroup dd del details dfn div dl dt em figcaption figure font ' +
    'h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p picture pre q rp rt ruby s samp section small span strike strong sub summary ' +
    'sup table tbody td tfoot th thead time tr tt u ul var wbr'
  ).split(' '),
);

/** Elements that run code, load unreviewed content or take input; their content is no text. */
const refusable: ReadonlySet<string> = new Set(
  (
    'applet audio base button embed form frame frameset iframe input link math meta noembed noframes noscript object script select ' +
    'style svg template textarea title video xmp'
  ).split(' '),
);

const attributes: ReadonlySet<string> = new Set(
  'align alt cite colspan datetime dir headers height lang open reversed rowspan scope span start title type value width'.split(
    ' ',
  ),
);

/** A node that becomes the element named in its data. */
interface ElementNode {
  readonly type: string;
  readonly children: Child[];
}

/** Replaces every `html` node of the tree. */
export function harmlessHtml(tree: Parents, refuse: RefuseHtml): void {
  walk(tree as Extract<Parents, { type: 'root' }>, (node) => {
    if (!('children' in node) || !node.children.some(({ type }) => type === 'html')) return;
    (node as { children: Child[] }).children = withElements(node.children as Child[], refuse);
  });
}

/** Converts children, where an element may open in one `html` node and close in another. */
function withElements(children: readonly Child[], refuse: RefuseHtml): Child[] {
  const root: ElementNode = { type: 'root', children: [] };
  const open: { readonly name: string; readonly node: ElementNode }[] = [{ name: '', node: root }];
  let refused: string | undefined;
  let read = '';
  let current = children[0] as Child;
  const add = (node: unknown): void => void open.at(-1)?.node.children.push(node as Child);
  // Text that is no HTML element, such as the second part of `List<Item>`, is shown as written.
  const addWritten = (): void =>
    add({ type: 'text', value: read.slice(parser.startIndex, parser.endIndex + 1), position: current.position });
  const parser = new Parser({
    onopentag(name, given) {
      if (refused !== undefined) return;
      if (refusable.has(name)) {
        refuse(`<${name}>`, current);
        refused = name;
      } else if (known.has(name)) {
        const node = elementOf(name, given, current, refuse);
        add(node);
        open.push({ name, node });
      } else addWritten();
    },
    ontext(value) {
      if (refused === undefined) add({ type: 'text', value, position: current.position });
    },
    onclosetag(name, isImplied) {
      if (refused !== undefined) {
        if (name === refused) refused = undefined;
        return;
      }
      const at = open.findLastIndex((one) => one.name === name);
      if (at > 0) open.length = at;
      else if (!isImplied && !known.has(name)) addWritten();
    },
  });
  for (current of children) {
    if (current.type === 'html') {
      read += current.value;
      parser.write(current.value);
    } else if (refused === undefined) add(current);
  }
  parser.end();
  return root.children;
}

function elementOf(name: string, given: Readonly<Record<string, string>>, { position }: Child, refuse: RefuseHtml): ElementNode {
  const hProperties: Record<string, string | true> = {};
  for (const [key, value] of Object.entries(given)) {
    if (/^on/.test(key)) refuse(`${key}="${value}"`, { type: 'html', value, position } as Child);
    if (!attributes.has(key)) continue;
    const { property, boolean } = find(html, key);
    hProperties[property] = boolean ? true : value;
  }
  const common = { children: [], ...(position && { position }) };
  const { href, src = '', alt = '', title } = given;
  // Links become Markdown links, so that their addresses are checked.
  if (name === 'a' && href !== undefined)
    return { ...common, type: 'link', url: href, ...(title ? { title } : {}) } as ElementNode;
  if (name === 'img') return { ...common, type: 'image', url: src, alt, data: { hProperties } } as ElementNode;
  return { ...common, type: 'htmlElement', data: { hName: name, hProperties } } as ElementNode;
}

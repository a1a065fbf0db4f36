// Turns the first use of each term on a page into a link to the glossary.
import type { Element, Parents, Root, RootContent, Text } from 'hast';
import type { FindTerms } from './find-terms.ts';
import type { Term } from './terms.ts';

export interface Linking {
  readonly find: FindTerms;
  /** Returns false for terms that the page explains or already links to. */
  wants(term: Term): boolean;
  hrefOf(term: Term): string;
}

/** Elements that contain sentences. */
const sentences: ReadonlySet<string> = new Set(['p', 'li', 'td', 'dd']);

/** Elements in which no links are added. */
const closed: ReadonlySet<string> = new Set([
  'code',
  'pre',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'summary',
  'th',
  'button',
  'kbd',
  'svg',
  'math',
  'label',
  // Names of user interface elements are bold.
  'strong',
]);

export function linkTerms(tree: Root, linking: Linking): void {
  const done = new Set<Term>();
  visitNode(tree, { isSentence: false, isLink: false });

  function visitNode(node: Root | RootContent, around: { readonly isSentence: boolean; readonly isLink: boolean }): void {
    if (!('children' in node) || isClosed(node)) return;
    const isLink = around.isLink || (node.type === 'element' && node.tagName === 'a');
    const isSentence = around.isSentence || (node.type === 'element' && sentences.has(node.tagName));
    for (let at = 0; at < node.children.length; at++) {
      const child = node.children[at] as RootContent;
      if (child.type !== 'text') visitNode(child, { isSentence, isLink });
      else if (isLink) for (const { term } of linking.find(child.value)) done.add(term);
      else if (isSentence) at += replaceText(node as Parents, at, child) - 1;
    }
  }

  /** Returns the number of nodes that replaced the text. */
  function replaceText(parent: Parents, at: number, text: Text): number {
    const nodes: (Element | Text)[] = [];
    let from = 0;
    for (const { term, start, end } of linking.find(text.value)) {
      if (done.has(term) || !linking.wants(term)) continue;
      done.add(term);
      if (start > from) nodes.push({ type: 'text', value: text.value.slice(from, start) });
      nodes.push(linkTo(term, text.value.slice(start, end)));
      from = end;
    }
    if (nodes.length === 0) return 1;
    if (from < text.value.length) nodes.push({ type: 'text', value: text.value.slice(from) });
    parent.children.splice(at, 1, ...nodes);
    return nodes.length;
  }

  function linkTo(term: Term, value: string): Element {
    const properties = { className: ['glossary-term'], href: linking.hrefOf(term), title: term.definition };
    return { type: 'element', tagName: 'a', properties, children: [{ type: 'text', value }] };
  }
}

/** Returns true for nodes that are skipped. Inline components may be links or code; only block components are searched. */
function isClosed(node: Root | RootContent): boolean {
  if (node.type === 'element') return closed.has(node.tagName);
  return node.type !== 'root' && (node.type as string) !== 'mdxJsxFlowElement';
}

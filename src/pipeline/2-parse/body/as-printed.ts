// Finds trees that browsers read as they are.
import type { Nodes, Root } from 'hast';
import { eitherElement } from '#model/document';

/** Blocks before which an open paragraph ends, by https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody. */
const closers = new Set(
  (
    'address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hgroup hr li listing main menu nav ol p plaintext pre search section summary table ul xmp'
  ).split(' '),
);

/**
 * False for a tree that has other elements once it is printed and read again, and where it is known only later which of two
 * alternatives is shown.
 */
export function isAsPrinted(tree: Root): boolean {
  return isPlain(tree, false);
}

function isPlain(node: Nodes, inParagraph: boolean): boolean {
  if (node.type === 'raw') return false;
  if (!('children' in node)) return true;
  const name = node.type === 'element' ? node.tagName : '';
  if (name === eitherElement || (inParagraph && closers.has(name))) return false;
  const isInside = inParagraph || name === 'p';
  for (const child of node.children) if (!isPlain(child, isInside)) return false;
  return true;
}

// The title that a page's content gives, and the text that describes it.
import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { EXIT, visit } from 'unist-util-visit';

/** The longest excerpt, in UTF-16 code units; search engines cut longer descriptions. */
const longestExcerpt = 300;

/** The text of the heading of depth 1 that opens the content; imports may stand before it, nothing else. */
export function contentTitle(tree: Root): string | undefined {
  for (const node of tree.children) {
    if (node.type === 'mdxjsEsm' && /^\s*import\b/.test(node.value)) continue;
    return node.type === 'heading' && node.depth === 1 ? textOf(node) : undefined;
  }
  return undefined;
}

/** The text of the first paragraph, cut at a word. Expressions do not count: their value is not known yet. */
export function excerpt(tree: Root): string {
  let found = '';
  visit(tree, 'paragraph', (paragraph) => {
    found = plainText(paragraph).replace(/\s+/g, ' ').trim();
    return found === '' ? undefined : EXIT;
  });
  if (found.length <= longestExcerpt) return found;
  return `${found.slice(0, longestExcerpt).replace(/\s+\S*$/, '')}…`;
}

function plainText(node: Nodes): string {
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression' || node.type === 'html') return '';
  if (node.type === 'image') return node.alt ?? '';
  // A text directive that nobody handles is both: it was restored to its source text.
  if ('value' in node) return node.value;
  return 'children' in node ? (node.children as Nodes[]).map(plainText).join('') : '';
}

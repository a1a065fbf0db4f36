// Finds the title in a page's content: its opening heading of depth 1.
import type { Heading, Root } from 'mdast';
import { EXIT, walk } from '#kit/walk';
import { plainText } from './plain-text.ts';

/** The text of the heading of depth 1 that opens the content; only imports may precede it. */
export function contentTitle(tree: Root): string | undefined {
  for (const node of tree.children) {
    if (node.type === 'mdxjsEsm' && /^\s*import\b/.test(node.value)) continue;
    return node.type === 'heading' && node.depth === 1 ? titleOf(node) || undefined : undefined;
  }
  return undefined;
}

/** Removes the title's heading from the tree and returns it as written. */
export function extractTitle(tree: Root, text: string): string {
  const at = tree.children.findIndex(({ type }) => type === 'heading');
  const [heading] = tree.children.splice(at, 1);
  return text.slice(heading?.position?.start.offset ?? 0, heading?.position?.end.offset ?? 0);
}

function titleOf(heading: Heading): string {
  const { children } = heading;
  const last = children.at(-1);
  // Docusaurus reads a trailing word in braces as an id.
  const isId = last?.type === 'mdxTextExpression' && /^\s*[A-Za-z_$][\w$]*\s*$/.test(last.value);
  const shown = { ...heading, children: isId ? children.slice(0, -1) : children };
  return plainText(shown, (source) => `{${source}}`)
    .replace(/\s+/g, ' ')
    .trim();
}

/** True where the first heading has depth 1 and no thematic break precedes it: the page needs no other title. */
export function hasOwnTitle(tree: Root): boolean {
  let found = false;
  walk(tree, (node) => {
    if (node.type === 'thematicBreak') return EXIT;
    if (node.type === 'heading') {
      found = node.depth === 1 && node.children.length > 0;
      return EXIT;
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') found = node.name === 'h1';
    else if (node.type === 'html') found = /^<h1[\s>]/i.test(node.value);
    return found ? EXIT : undefined;
  });
  return found;
}

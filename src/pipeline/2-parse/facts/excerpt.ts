// Finds the first line of a page's text, which serves as its description.
import type { Nodes, Root } from 'mdast';
import { EXIT, SKIP, walk } from '#kit/walk';
import { plainText } from './plain-text.ts';

/** A placeholder for an expression's value; no text contains this character. */
const open = '\uFFFC';

/** Nodes that are no running text. The title is shown already, and a box's title says less than its content. */
const skipped = new Set([
  'code',
  'table',
  'definition',
  'footnoteDefinition',
  'yaml',
  'mdxjsEsm',
  'math',
  'admonitionTitle',
  'pageBanner',
  'onlyLabel',
  'onlyComma',
]);
const silent = new Set(['head', 'script', 'style', 'title', 'template', 'svg', 'pre']);

/** Inline elements. */
const inline = new Set([
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'link',
  'linkReference',
  'mdxTextExpression',
  'mdxJsxTextElement',
  'only-span',
]);

/**
 * The first line of text as written, headings below the title included. A line with an expression is used only if there is no
 * other, because its value is not known yet.
 */
export function excerpt(tree: Root): string {
  let found = '';
  let partial = '';
  walk(tree, (node) => {
    if (isSkipped(node)) return SKIP;
    const lines = linesOf(node);
    if (lines === undefined) return undefined;
    found = lines.find((line) => !line.includes(open)) ?? '';
    partial ||= lines.map((line) => line.replaceAll(open, '').trim()).find((line) => line !== '') ?? '';
    return found === '' ? SKIP : EXIT;
  });
  return found || partial;
}

function isSkipped(node: Nodes): boolean {
  if (node.type === 'heading') return node.depth === 1;
  // Tabs that steps have made of code: a label is no sentence.
  if ([node.data?.hProperties?.className].flat().includes('tab-label')) return true;
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') return silent.has(node.name ?? '');
  return skipped.has(node.type);
}

/** The lines of a node with text; undefined for a parent of such nodes. */
function linesOf(node: Nodes): readonly string[] | undefined {
  const isText = node.type === 'paragraph' || node.type === 'heading' || !('children' in node);
  const isLine = 'name' in node && node.children.every(({ type }) => inline.has(type));
  if (!isText && !isLine) return undefined;
  return (
    plainText(node, () => open)
      .split(/\r\n|\n|\r/)
      .map((line) => line.trim())
      // Skips directives that no plugin has handled.
      .filter((line) => line !== '' && !line.startsWith(':::'))
  );
}

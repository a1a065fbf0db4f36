// The line of a page's content that describes it.
import type { Nodes, Root } from 'mdast';
import { EXIT, SKIP, walk } from '#model/walk';
import { plainText } from './plain-text.ts';

/** Stands for the value of an expression; no text holds this character. */
const open = '\uFFFC';

/** What is no running text. The title is one already; a box's title says less than the box. */
const skipped = new Set(['code', 'table', 'definition', 'footnoteDefinition', 'yaml', 'mdxjsEsm', 'math', 'admonitionTitle']);
const silent = new Set(['head', 'script', 'style', 'title', 'template', 'svg', 'pre']);

/** What an element holds that stands on one line with its text. */
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
]);

/**
 * The first line of text as it is written, headings below the title included. A line with an expression counts only where
 * there is no other: its value is not known yet.
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
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') return silent.has(node.name ?? '');
  return skipped.has(node.type);
}

/** The lines of a node that holds text; undefined for one that holds such nodes. */
function linesOf(node: Nodes): readonly string[] | undefined {
  const isText = node.type === 'paragraph' || node.type === 'heading' || !('children' in node);
  const isLine = 'name' in node && node.children.every(({ type }) => inline.has(type));
  if (!isText && !isLine) return undefined;
  return (
    plainText(node, () => open)
      .split(/\r\n|\n|\r/)
      .map((line) => line.trim())
      // A container that nothing has made of it is no text.
      .filter((line) => line !== '' && !line.startsWith(':::'))
  );
}

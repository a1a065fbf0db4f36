// Unwraps paragraphs that contain only JSX or expressions, as MDX does.
import type { Paragraph, Root, RootContent } from 'mdast';
import { walk } from '#kit/walk';

/** `<Note>text</Note>` on a line of its own is a block, not a paragraph with a block in it. */
export function unravel(tree: Root): void {
  walk(tree, 'paragraph', (paragraph, index, parent) => {
    if (!parent || index === undefined || !isBare(paragraph)) return undefined;
    const blocks = paragraph.children.filter(({ type }) => type !== 'text' && type !== 'html').map(asBlock);
    parent.children.splice(index, 1, ...blocks);
    return index;
  });
}

function isBare({ children }: Paragraph): boolean {
  let held = false;
  for (const child of children) {
    if (child.type === 'mdxJsxTextElement' || child.type === 'mdxTextExpression') held = true;
    // In MDX an `html` node can only be a comment.
    else if (child.type !== 'html' && (child.type !== 'text' || child.value.trim() !== '')) return false;
  }
  return held;
}

function asBlock(node: Paragraph['children'][number]): RootContent {
  if (node.type === 'mdxJsxTextElement') return { ...node, type: 'mdxJsxFlowElement' } as unknown as RootContent;
  if (node.type === 'mdxTextExpression') return { ...node, type: 'mdxFlowExpression' } as unknown as RootContent;
  return node;
}

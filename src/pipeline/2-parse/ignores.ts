// Takes the comments that ignore diagnostics out of a source's tree, and reports what each of them ignores.
import type { Nodes, Root } from 'mdast';
import type { Reporter } from '#context/reporter';
import type { ReadSource } from '#context/source-text';
import { type CommentSyntax, ignoreComments, ignoreWord } from '#kit/ignore-comments';
import { ignoreDrafts } from '#kit/ignore-drafts';
import { LineIndex } from '#kit/line-index';
import { walk } from '#kit/walk';

/** Reports the comments of a text. Without a tree, fences and backticks alone tell what is code. */
export function reportIgnores(
  reporter: Reporter,
  { path, text }: Pick<ReadSource, 'path' | 'text'>,
  syntax: CommentSyntax,
  tree?: Root,
): void {
  for (const draft of ignoreDrafts(text, path, syntax, tree && codeIn(tree, text))) reporter.report(draft);
}

/** Drops the nodes: an author's note to this program is no part of the page. Returns where else comments would be code. */
function codeIn(tree: Root, text: string): (offset: number) => boolean {
  const index = new LineIndex(text);
  const ranges: (readonly [number, number])[] = [];
  walk(tree, (node: Nodes, at, parent) => {
    if (!(node.type === 'html' || node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')) return undefined;
    if (!parent || at === undefined || !node.value.includes(ignoreWord)) return undefined;
    const rest = withoutComments(node.value, node.type === 'html');
    // A text in an expression may look like a comment.
    if (rest === node.value) return undefined;
    const { position } = node;
    if (position) ranges.push([index.offsetAt(position.start), index.offsetAt(position.end)]);
    if (rest.trim() !== '') {
      node.value = rest;
      return undefined;
    }
    const { children } = parent as { children: Nodes[] };
    children.splice(at, 1);
    const [before, after] = [children[at - 1], children[at]];
    const isSpaced = after === undefined || (after.type === 'text' && /^\s/.test(after.value));
    if (isSpaced && before?.type === 'text') before.value = before.value.trimEnd();
    return at;
  });
  ranges.sort((a, b) => a[0] - b[0]);
  return (offset) => !isInside(ranges, offset);
}

function withoutComments(value: string, isHtml: boolean): string {
  const text = isHtml ? value : `{${value}}`;
  const pieces: string[] = [];
  let done = 0;
  for (const { start, end } of ignoreComments(text, isHtml ? 'markdown' : 'mdx', () => false)) {
    pieces.push(text.slice(done, start));
    done = end;
  }
  // Of an expression more than a comment is left as it is.
  if (!isHtml) return done === text.length ? '' : value;
  return pieces.join('') + text.slice(done);
}

function isInside(ranges: readonly (readonly [number, number])[], offset: number): boolean {
  let low = 0;
  let high = ranges.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((ranges[middle] as readonly [number, number])[0] <= offset) low = middle;
    else high = middle - 1;
  }
  const [start, end] = ranges[low] ?? [1, 0];
  return start <= offset && offset < end;
}

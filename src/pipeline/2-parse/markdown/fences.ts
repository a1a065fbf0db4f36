// Code blocks and directives that are never closed, by the text that they stand in.
import type { Root } from 'mdast';
import type { Place } from '#model/place';
import { walk } from '#model/walk';
import { placeOf } from '../facts/links.ts';

export interface UnclosedBlock {
  readonly type: 'code' | 'containerDirective';
  /** Its opening line. */
  readonly place: Place;
  /** What the block runs to the end of. */
  readonly container: string;
}

const containers: Readonly<Record<string, string>> = { root: 'page', listItem: 'list item', blockquote: 'quote' };

/** What has an opening line of fences, but no closing one, and therefore runs to the end of its container. */
export function unclosedBlocks(tree: Root, text: string, file: string): readonly UnclosedBlock[] {
  const lines = text.split(/\r\n|\n|\r/);
  const blocks: UnclosedBlock[] = [];
  walk(tree, (node, _, parent) => {
    if (node.type !== 'code' && (node.type as string) !== 'containerDirective') return;
    const { start, end } = placeOf(node, file);
    const mark = /^(`{3,}|~{3,}|:{3,})/.exec((lines[start.line - 1] ?? '').slice(start.column - 1))?.[1];
    if (mark === undefined) return;
    const last = (lines[end.line - 1] ?? '').slice(0, end.column - 1).trimEnd();
    if (end.line > start.line && new RegExp(`(^|[\\s>])${mark[0]}{${mark.length},}$`).test(last)) return;
    const length = (lines[start.line - 1] ?? '').trimEnd().length;
    const place = { file, start, end: { line: start.line, column: Math.max(length + 1, start.column) } };
    const type = node.type === 'code' ? 'code' : 'containerDirective';
    blocks.push({ type, place, container: containerOf(parent?.type ?? 'root') });
  });
  return blocks;
}

/** A plugin may have made what stands around a block. */
function containerOf(type: string): string {
  return containers[type] ?? (type.startsWith('mdxJsx') ? 'element' : 'block around it');
}

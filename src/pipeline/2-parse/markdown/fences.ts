// Code blocks that are never closed, by the text that they stand in.
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Place } from '#model/place';
import { placeOf } from '../facts/links.ts';

export interface UnclosedFence {
  readonly place: Place;
  /** What the code block runs to the end of. */
  readonly container: string;
}

const containers: Readonly<Record<string, string>> = { root: 'page', listItem: 'list item', blockquote: 'quote' };

/** The opening lines of fenced code blocks without a closing fence, which therefore run to the end of their container. */
export function unclosedFences(tree: Root, text: string, file: string): UnclosedFence[] {
  const lines = text.split(/\r\n|\n|\r/);
  const fences: UnclosedFence[] = [];
  visit(tree, 'code', (node, _, parent) => {
    const { start, end } = placeOf(node, file);
    const mark = /^(`{3,}|~{3,})/.exec((lines[start.line - 1] ?? '').slice(start.column - 1))?.[1];
    if (mark === undefined) return;
    const last = (lines[end.line - 1] ?? '').slice(0, end.column - 1).trimEnd();
    if (end.line > start.line && new RegExp(`(^|[\\s>])${mark[0]}{${mark.length},}$`).test(last)) return;
    const length = (lines[start.line - 1] ?? '').trimEnd().length;
    const place = { file, start, end: { line: start.line, column: Math.max(length + 1, start.column) } };
    fences.push({ place, container: containers[parent?.type ?? 'root'] ?? 'element' });
  });
  return fences;
}

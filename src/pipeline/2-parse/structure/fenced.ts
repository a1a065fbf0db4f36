// Reads the opening and closing fences of a block.
import type { Nodes } from 'mdast';
import type { Place } from '#model/place';
import { placeOf } from '../facts/links.ts';

export interface Fenced {
  /** The opening marks, such as three backticks. */
  readonly mark: string;
  /** The text after the marks. */
  readonly words: string;
  readonly isClosed: boolean;
  /** Its opening line. */
  readonly place: Place;
  /** The number of its last line. */
  readonly end: number;
}

/** Undefined for indented code. `lines` are those of the source. */
export function readFenced(node: Nodes, lines: readonly string[], file: string): Fenced | undefined {
  const { start, end } = placeOf(node, file);
  const opening = (lines[start.line - 1] ?? '').trimEnd();
  const mark = /^(`{3,}|~{3,}|:{3,})/.exec(opening.slice(start.column - 1))?.[1];
  if (mark === undefined) return undefined;
  const last = (lines[end.line - 1] ?? '').slice(0, end.column - 1).trimEnd();
  const isClosed = end.line > start.line && new RegExp(`(^|[\\s>])${mark[0]}{${mark.length},}$`).test(last);
  const place = { file, start, end: { line: start.line, column: Math.max(opening.length + 1, start.column) } };
  return { mark, words: opening.slice(start.column - 1 + mark.length).trim(), isClosed, place, end: end.line };
}

const containers: Readonly<Record<string, string>> = { root: 'page', listItem: 'list item', blockquote: 'quote' };

/** Names the container to whose end an unclosed block runs. A plugin may have made that. */
export function nameOfContainer(type: string): string {
  return containers[type] ?? (type.startsWith('mdxJsx') ? 'element' : 'block around it');
}

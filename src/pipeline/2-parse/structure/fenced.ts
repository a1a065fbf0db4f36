// Reads how a fenced block is opened and closed.
import type { Nodes } from 'mdast';
import type { Place } from '#model/place';
import { placeOf } from '../facts/links.ts';

export interface Fenced {
  /** The marks that open it, such as three backticks. */
  readonly mark: string;
  /** What stands behind the marks. */
  readonly words: string;
  readonly isClosed: boolean;
  /** Its opening line. */
  readonly place: Place;
  /** The number of its last line. */
  readonly end: number;
}

/** Undefined for code that is indented. `lines` are those of the source. */
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

/** What a block without an end runs to the end of. A plugin may have made what stands around it. */
export function nameOfContainer(type: string): string {
  return containers[type] ?? (type.startsWith('mdxJsx') ? 'element' : 'block around it');
}

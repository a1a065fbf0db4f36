// Prints the prose of a source alone, each word at its line and column.
import type { ProseBlock, ProseSegment } from '#model/prose';
import { stand } from './prose-text.ts';
import { endOf } from './settle-prose.ts';

/** Parts of the lines of a source: line, column and length of words, and of what stands in a sentence though it is none. */
export interface ProseMarks {
  readonly words: readonly number[];
  readonly stands: readonly number[];
}

export function marksOf(blocks: readonly Pick<ProseBlock, 'text' | 'segments'>[]): ProseMarks {
  const [words, stands]: [number[], number[]] = [[], []];
  for (const { text, segments } of blocks)
    for (const segment of segments) {
      const { at, start, length, end } = segment;
      if (end === undefined) words.push(start.line, start.column, length);
      else if (text[at] === stand && length === 1) stands.push(...linesOf(segment));
    }
  return { words, stands };
}

/** A stand of several lines is on each of them. */
function linesOf(segment: ProseSegment): readonly number[] {
  const { start } = segment;
  const { line, column } = endOf(segment);
  if (line === start.line) return [line, start.column, column - start.column];
  const parts = [start.line, start.column, Number.MAX_SAFE_INTEGER];
  for (let at = start.line + 1; at < line; at++) parts.push(at, 1, Number.MAX_SAFE_INTEGER);
  return [...parts, line, 1, column - 1];
}

/**
 * The words of the source at their lines and columns, spaces in the place of all else, and asterisks in that of code inside of
 * sentences, so that the words around it do not stand side by side. Nothing stands behind the last word of a line: lines without
 * words are empty, and part paragraphs. Line breaks are `\n`.
 */
export function blankedText(source: string, { words, stands }: ProseMarks): string {
  const lines = source.split(/\r\n|\n|\r/);
  const byLine = new Map<number, [from: number, to: number, isWord: boolean][]>();
  const add = (marks: readonly number[], isWord: boolean): void => {
    for (let at = 0; at < marks.length; at += 3) {
      const [line = 0, column = 1, length = 0] = [marks[at], marks[at + 1], marks[at + 2]];
      const list = byLine.get(line) ?? [];
      byLine.set(line, list);
      list.push([column - 1, column - 1 + length, isWord]);
    }
  };
  add(words, true);
  add(stands, false);
  return lines.map((line, index) => blankedLine(line, byLine.get(index + 1) ?? [])).join('\n');
}

function blankedLine(line: string, parts: [from: number, to: number, isWord: boolean][]): string {
  let printed = '';
  for (const [from, to, isWord] of parts.sort(([a], [b]) => a - b)) {
    const start = Math.max(from, printed.length);
    const end = Math.min(to, line.length);
    if (end <= start) continue;
    printed = printed.padEnd(start);
    // A tab moves what is behind it, for readers, but no column.
    printed += isWord ? line.slice(start, end) : line.slice(start, end).replace(/[^\t]/g, stand);
  }
  return printed.trimEnd();
}

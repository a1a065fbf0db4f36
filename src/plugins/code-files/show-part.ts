// Cuts out of a file the region or the lines that a fence asks for.

import { nearest } from '#model/nearest';
import type { Place } from '#model/place';
import { trimEnd, trimEnds } from '#model/trim';
import { marksOf, type Region, regionsOf } from './regions.ts';

export type Part =
  | { readonly code: string }
  | {
      readonly fault: 'missing-part' | 'faulty-region';
      readonly message: string;
      readonly help: string;
      /** The name of the region that was probably meant. */
      readonly meant?: string;
      readonly at?: Omit<Place, 'file'>;
    };

/** `part` is empty for the whole file, `L3` or `L3-L9` for lines, or the name of a region. */
export function partOf(text: string, file: string, part: string): Part {
  const lines = trimEnd(text.replace(/\r\n?/g, '\n'), '\n').split('\n');
  if (part === '') return { code: dedent(lines, 0, lines.length) };
  const range = /^L(\d+)(?:-L?(\d+))?$/.exec(part);
  if (range) return linesOf(lines, file, part, Number(range[1]), Number(range[2] ?? range[1]));
  const regions = regionsOf(lines);
  const [region, second] = regions.filter(({ name }) => name === part);
  if (!region) return noRegion(regions, file, part);
  const { start, end } = region;
  const line = lines[start] ?? '';
  const column = line.length - line.trimStart().length + 1;
  const at = { start: { line: start + 1, column }, end: { line: start + 1, column: line.trimEnd().length + 1 } };
  const related = { fault: 'faulty-region', at } as const;
  if (second) {
    const message = `the region "${part}" stands in "${file}" twice, in lines ${start + 1} and ${second.start + 1}`;
    return { ...related, message, help: 'Give one of them another name.' };
  }
  if (end === undefined) {
    const message = `the region "${part}" of "${file}" is never closed`;
    return { ...related, message, help: `Write a comment with "#endregion ${part}" behind its last line.` };
  }
  return { code: dedent(lines, start + 1, end) };
}

function linesOf(lines: readonly string[], file: string, part: string, first: number, last: number): Part {
  if (first >= 1 && first <= last && last <= lines.length) return { code: dedent(lines, first - 1, last) };
  const count = lines.length === 1 ? '1 line' : `${lines.length} lines`;
  const help = `Lines are counted from 1, ranges go upwards, and this file has ${count}.`;
  return { fault: 'missing-part', message: `"${file}" has no lines "${part}"`, help };
}

function noRegion(regions: readonly Region[], file: string, part: string): Part {
  const names = [...new Set(regions.map(({ name }) => name).filter((name) => name !== ''))];
  const meant = nearest(part, names);
  const listed = names.map((name) => `"${name}"`).join(', ');
  const all = listed === '' ? `It has none. A region lies between comments "#region ${part}" and "#endregion ${part}".` : '';
  const help = meant ? `Did you mean "${meant}"?` : all || `Its regions are ${listed}.`;
  return { fault: 'missing-part', message: `"${file}" has no region "${part}"`, help, ...(meant ? { meant } : {}) };
}

/** Drops the comments of regions, blank lines at both ends, and common indentation. `start` and `end` count from 0. */
function dedent(lines: readonly string[], start: number, end: number): string {
  const marks = marksOf(lines);
  const shown = lines.slice(start, end).filter((_, index) => !marks.has(start + index));
  const indents = shown.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)?.[0] ?? '');
  const common = indents.reduce((one, other) => one.slice(0, sharedLength(one, other)), indents[0] ?? '');
  const moved = shown.map((line) => (line.startsWith(common) ? line.slice(common.length) : line.trimStart()));
  return trimEnds(moved.join('\n'), '\n');
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

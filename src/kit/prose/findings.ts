// Defines what linters of prose find, and places it in the source.
import type { Place } from '#model/place';
import type { LineIndex } from '../line-index.ts';

export interface ProseFinding {
  readonly tool: 'Vale' | 'LanguageTool' | 'cspell';
  /** As the linter names the file; undefined where it names none. */
  readonly path?: string;
  readonly at: LinePart | TextPart;
  /** The rule that it breaks. */
  readonly rule: string;
  readonly message: string;
  readonly severity: 'error' | 'warning' | 'info';
  readonly help?: string;
  /** The words that it is about; empty for the whole file. */
  readonly match?: string;
}

/** A part of a line; columns start at 1 and count code points where `counts` says so, else UTF-16 code units. */
interface LinePart {
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly counts?: 'code points';
}

interface TextPart {
  readonly offset: number;
  readonly length: number;
}

type Range = Pick<Place, 'start' | 'end'>;

/** Undefined for what touches no words of the text, which is the blanked one. The start of the file where it is about all of it. */
export function placeInProse({ at, match }: ProseFinding, text: string, lines: LineIndex): Range | undefined {
  if (match === '') return { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
  const offsets = 'offset' in at ? ([at.offset, at.offset + at.length] as const) : offsetsIn(at, match, text, lines);
  if (!offsets) return undefined;
  const [from, to] = offsets;
  const found = text.slice(Math.max(from, 0), to);
  if (!/[^\s*]/.test(found)) return undefined;
  const start = Math.max(from, 0) + found.length - found.trimStart().length;
  return { start: lines.pointAt(start), end: lines.pointAt(start + found.trim().length) };
}

function offsetsIn(
  { line, column, length, counts }: LinePart,
  match: string | undefined,
  text: string,
  lines: LineIndex,
): readonly [number, number] | undefined {
  const start = lines.offsetAt({ line, column: 1 });
  if (line < 1 || lines.pointAt(start).line !== line) return undefined;
  const whole = /^[^\r\n]*/.exec(text.slice(start, start + longestLine))?.[0] ?? '';
  const units = (count: number): number => (counts ? [...whole].slice(0, Math.max(count, 0)).join('').length : count);
  const from = units(column - 1);
  const to = units(column - 1 + length);
  // A linter that is off by some columns still names its words.
  const own = match === undefined || whole.startsWith(match, from) ? from : nearestTo(whole, match, from);
  return own === from
    ? [start + from, start + Math.max(to, from + (match?.length ?? 0))]
    : [start + own, start + own + (match?.length ?? 0)];
}

/** Longer ones are no lines of a text. */
const longestLine = 1_000_000;

function nearestTo(line: string, words: string, from: number): number {
  let best = from;
  let distance = Number.POSITIVE_INFINITY;
  for (let at = line.indexOf(words); at !== -1; at = line.indexOf(words, at + 1)) {
    if (Math.abs(at - from) >= distance) break;
    best = at;
    distance = Math.abs(at - from);
  }
  return best;
}

// Two texts to the lines of a unified diff, as `diff -u` and git print it.

export interface Names {
  readonly from: string;
  readonly to: string;
}

/** Lines that are the same, before and after a change. */
const context = 3;

interface Line {
  readonly sign: ' ' | '-' | '+';
  readonly text: string;
}

/** Empty for equal texts. */
export function unifiedDiff(from: string, to: string, names: Names): readonly string[] {
  const lines = compare(linesOf(from), linesOf(to));
  const hunks = hunksOf(lines);
  if (hunks.length === 0) return [];
  return [`--- ${names.from}`, `+++ ${names.to}`, ...hunks.flatMap(([start, end]) => printHunk(lines, start, end))];
}

function linesOf(text: string): readonly string[] {
  return text.replace(/\n$/, '').split('\n');
}

/** By the longest list of lines that both have. What is removed comes before what is added. */
function compare(from: readonly string[], to: readonly string[]): readonly Line[] {
  const lengths = from.map(() => new Uint32Array(to.length + 1));
  lengths.push(new Uint32Array(to.length + 1));
  const at = (a: number, b: number): number => lengths[a]?.[b] ?? 0;
  for (let a = from.length - 1; a >= 0; a--) {
    for (let b = to.length - 1; b >= 0; b--) {
      (lengths[a] as Uint32Array)[b] = from[a] === to[b] ? at(a + 1, b + 1) + 1 : Math.max(at(a + 1, b), at(a, b + 1));
    }
  }
  const lines: Line[] = [];
  for (let a = 0, b = 0; a < from.length || b < to.length; ) {
    if (a < from.length && b < to.length && from[a] === to[b]) {
      lines.push({ sign: ' ', text: from[a] as string });
      a++;
      b++;
    } else if (a < from.length && at(a + 1, b) >= at(a, b + 1)) lines.push({ sign: '-', text: from[a++] as string });
    else if (b < to.length) lines.push({ sign: '+', text: to[b++] as string });
    else lines.push({ sign: '-', text: from[a++] as string });
  }
  return lines;
}

/** From the first line of each to behind its last. */
function hunksOf(lines: readonly Line[]): readonly (readonly [number, number])[] {
  const hunks: [number, number][] = [];
  for (const [index, { sign }] of lines.entries()) {
    if (sign === ' ') continue;
    const last = hunks.at(-1);
    if (last && index - context <= last[1]) last[1] = index + 1 + context;
    else hunks.push([Math.max(0, index - context), index + 1 + context]);
  }
  return hunks.map(([start, end]) => [start, Math.min(end, lines.length)]);
}

function printHunk(lines: readonly Line[], start: number, end: number): readonly string[] {
  const shown = lines.slice(start, end);
  const range = (other: Line['sign']): string => {
    const count = (part: readonly Line[]): number => part.filter(({ sign }) => sign !== other).length;
    const length = count(shown);
    const first = count(lines.slice(0, start)) + (length === 0 ? 0 : 1);
    return length === 1 ? String(first) : `${first},${length}`;
  };
  return [`@@ -${range('+')} +${range('-')} @@`, ...shown.map(({ sign, text }) => sign + text)];
}

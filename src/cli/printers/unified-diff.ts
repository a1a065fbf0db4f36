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

/** With as few changes as can be; of those in one place, what is removed comes before what is added. */
function compare(from: readonly string[], to: readonly string[]): readonly Line[] {
  const lines: Line[] = [];
  let [a, b] = [0, 0];
  const change = (toA: number, toB: number): void => {
    for (; a < toA; a++) lines.push({ sign: '-', text: from[a] as string });
    for (; b < toB; b++) lines.push({ sign: '+', text: to[b] as string });
  };
  for (const [sameA, sameB] of sameLines(from, to)) {
    change(sameA, sameB);
    lines.push({ sign: ' ', text: from[a] as string });
    a++;
    b++;
  }
  change(from.length, to.length);
  return lines;
}

/**
 * The lines that stay, by their places in both, after Myers: what is reached with each number of changes, by the difference of the
 * places. The work grows with the lines and the square of the changes.
 */
function sameLines(from: readonly string[], to: readonly string[]): readonly (readonly [number, number])[] {
  const steps: Int32Array[] = [];
  for (let changes = 0; ; changes++) {
    const reached = new Int32Array(2 * changes + 1);
    for (let by = -changes; by <= changes; by += 2) {
      let a = startOf(steps, changes, by);
      while (a < from.length && a - by < to.length && from[a] === to[a - by]) a++;
      reached[by + changes] = a;
      if (a >= from.length && a - by >= to.length) return wayBack(steps, [a, a - by]);
    }
    steps.push(reached);
  }
}

/** Where a way with so many changes begins: behind the one that has come the farthest with one change less. */
function startOf(steps: readonly Int32Array[], changes: number, by: number): number {
  if (changes === 0) return 0;
  const at = (other: number): number => steps[changes - 1]?.[other + changes - 1] ?? -1;
  return isAdded(steps, changes, by) ? at(by + 1) : at(by - 1) + 1;
}

function isAdded(steps: readonly Int32Array[], changes: number, by: number): boolean {
  const at = (other: number): number => steps[changes - 1]?.[other + changes - 1] ?? -1;
  return by === -changes || (by !== changes && at(by - 1) < at(by + 1));
}

function wayBack(steps: readonly Int32Array[], end: readonly [number, number]): readonly (readonly [number, number])[] {
  const same: (readonly [number, number])[] = [];
  let [a, b] = end;
  for (let changes = steps.length; changes >= 0; changes--) {
    const by = a - b;
    const start = startOf(steps, changes, by);
    while (a > start) same.push([--a, --b]);
    if (changes > 0) {
      if (isAdded(steps, changes, by)) b--;
      else a--;
    }
  }
  return same.reverse();
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

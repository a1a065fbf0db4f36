// Two texts to a unified diff, which makes the one of the other.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unifiedDiff } from '../../../src/cli/printers/unified-diff.ts';

const names = { from: 'a', to: 'b' };

test('is empty for equal texts', async () => {
  expect(await unifiedDiff('one\n', 'one\n', names)).toEqual([]);
});

test('shows three lines around a change, and changes that are near in one piece', async () => {
  const lines = Array.from({ length: 20 }, (_, n) => `line ${n}`);
  const text = `${lines.join('\n')}\n`;
  expect(await unifiedDiff(text, text.replace('line 9', 'changed'), names)).toEqual([
    '--- a',
    '+++ b',
    '@@ -7,7 +7,7 @@',
    ' line 6',
    ' line 7',
    ' line 8',
    '-line 9',
    '+changed',
    ' line 10',
    ' line 11',
    ' line 12',
  ]);
  const two = await unifiedDiff(text, text.replace('line 4', 'x').replace('line 11', 'y'), names);
  expect(two.filter((line) => line.startsWith('@@'))).toEqual(['@@ -2,14 +2,14 @@']);
  const apart = await unifiedDiff(text, text.replace('line 4', 'x').replace('line 12', 'y'), names);
  expect(apart.filter((line) => line.startsWith('@@'))).toEqual(['@@ -2,7 +2,7 @@', '@@ -10,7 +10,7 @@']);
});

test('makes the one of the other', async () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', '', 'd'), { minLength: 1, maxLength: 24 })
    .map((lines) => `${lines.join('\n')}\n`);
  await fc.assert(
    fc.asyncProperty(text, text, async (from, to) => {
      const lines = await unifiedDiff(from, to, names);
      expect(lines.length === 0).toBe(from === to);
      expect(patched(linesOf(from), lines.slice(2))).toEqual(linesOf(to));
    }),
    { numRuns: 500 },
  );
});

function linesOf(text: string): readonly string[] {
  return text.slice(0, -1).split('\n');
}

/** As `patch` does it: what stands in a piece must stand in the text at that line. */
function patched(from: readonly string[], diff: readonly string[]): readonly string[] {
  const made: string[] = [];
  let at = 0;
  for (const line of diff) {
    const start = /^@@ -(\d+)(?:,(\d+))? \+/.exec(line);
    if (start) {
      const first = Number(start[1]) - (start[2] === '0' ? 0 : 1);
      made.push(...from.slice(at, first));
      at = first;
      continue;
    }
    if (line.startsWith('+')) made.push(line.slice(1));
    else expect(from[at++]).toBe(line.slice(1));
    if (line.startsWith(' ')) made.push(line.slice(1));
  }
  return [...made, ...from.slice(at)];
}

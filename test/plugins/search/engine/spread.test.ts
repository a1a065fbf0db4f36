// Which results are the first ones where one page has many of them.
import { expect, it } from 'vitest';
import { spread } from '../../../../src/plugins/search/engine/spread.ts';

/** Results such as `a1`, with pages by letter: the best first, each a hundredth worse than the one before. */
const listed = (names: string, scores: readonly number[] = []) =>
  names.split(' ').map((name, n) => ({ name, score: scores[n] ?? 1 - n / 100 }));

const order = async (results: ReturnType<typeof listed>) =>
  (await spread(results, async ({ name }) => [name.slice(0, 1)])).map(({ name }) => name).join(' ');

it.each([
  ['a1 a2 a3 a4 b1 c1 d1', 'a1 a2 b1 c1 d1 a3 a4'],
  ['a1 a2 a3 b1 b2 b3 c1', 'a1 a2 b1 b2 c1 a3 b3'],
  ['a1 b1 a2 a3 a4 a5 a6', 'a1 b1 a2 a3 a4 a5 a6'],
  ['a1 a2', 'a1 a2'],
  ['a1 a2 b1 c1 d1 a3 a4 a5', 'a1 a2 b1 c1 d1 a3 a4 a5'],
])('%s is listed as %s', async (sorted, expected) => {
  expect(await order(listed(sorted))).toBe(expected);
});

it('keeps sections of one page before pages that hardly answer', async () => {
  expect(await order(listed('a1 a2 a3 b1 c1', [1, 1, 1, 0.3, 0.2]))).toBe('a1 a2 a3 b1 c1');
});

it('asks of what kind a result is only until the first ones are chosen', async () => {
  const asked: string[] = [];
  await spread(listed('a1 a2 a3 b1 b2 c1 d1 e1'), async ({ name }) => {
    asked.push(name);
    return [name.slice(0, 1)];
  });
  expect([...new Set(asked)]).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1']);
});

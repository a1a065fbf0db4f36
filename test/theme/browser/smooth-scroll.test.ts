// The frames of a way to the top.
import { expect, test } from 'vitest';
import { nextPosition } from '../../../src/theme/dom/smooth-scroll.ts';

test('each frame covers 85 percent of the distance that is left', () => {
  expect(nextPosition(1000, 0)).toBe(150);
  expect(nextPosition(1200, 200)).toBe(350);
  expect(nextPosition(0, 1000)).toBe(850);
});

test('there is a last one', () => {
  const positions = [10_000];
  while ((positions.at(-1) ?? 0) > 0) positions.push(nextPosition(positions.at(-1) ?? 0, 0));
  expect(positions).toEqual([10_000, 1500, 225, 33, 4, 0]);
});

import { expect, test } from 'vitest';
import { clusterWidth } from '#cli/printers/source-line';

test.each([
  ['a', 1],
  ['ü', 1],
  ['e\u0301', 1],
  ['\u0301', 0],
  ['日', 2],
  ['한', 2],
  ['\u1112\u1161\u11AB', 2],
  ['ア', 2],
  ['ｱ', 1],
  ['Ａ', 2],
  ['。', 2],
  ['𠮷', 2],
  ['😀', 2],
  ['👍🏽', 2],
  ['👩‍👩‍👧', 2],
  ['🇩🇪', 2],
  ['❤️', 2],
  ['❤', 1],
  ['1️⃣', 2],
  ['✓', 1],
  ['→', 1],
  ['…', 1],
])('%s is %i wide', (cluster, width) => {
  expect(clusterWidth(cluster)).toBe(width);
});

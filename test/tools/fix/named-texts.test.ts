// Whatever is wrong with a site: a fix changes the texts that it names, and no other byte.
import { expect, test } from 'vitest';
import { isThorough } from '../../property-runs.ts';
import { seeded } from '../../seeded-faults/random.ts';
import { casesWithFixes, fixCase } from './named-texts.ts';

const cases = casesWithFixes();
const random = seeded(38);
const tried = isThorough() ? [1, 2, 3].flatMap(() => cases) : Array.from({ length: 6 }, () => random.pick(cases));

test(`${tried.length} sites with faults that have fixes`, { timeout: 1_800_000 }, async () => {
  const codes = new Set<string>();
  let fixed = 0;
  for (const [index, folder] of tried.entries()) {
    const outcome = await fixCase(folder, seeded(index));
    expect(outcome.damage, folder).toEqual([]);
    for (const code of outcome.codes) codes.add(code);
    fixed += outcome.fixed;
  }
  console.log(`${tried.length} sites, ${fixed} faults fixed, fixes of ${codes.size} codes: ${[...codes].sort().join(', ')}`);
  expect(fixed).toBeGreaterThan(0);
});

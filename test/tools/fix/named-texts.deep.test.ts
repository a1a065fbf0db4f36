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
  const damage: string[] = [];
  let fixed = 0;
  for (const [index, folder] of tried.entries()) {
    const outcome = await fixCase(folder, seeded(index)).catch((thrown: Error) => ({
      codes: [],
      fixed: 0,
      damage: [String(thrown.stack)],
    }));
    damage.push(...outcome.damage.map((one) => `${folder}, seed ${index}: ${one}`));
    for (const code of outcome.codes) codes.add(code);
    fixed += outcome.fixed;
  }
  console.log(`${tried.length} sites, ${fixed} faults fixed, fixes of ${codes.size} codes: ${[...codes].sort().join(', ')}`);
  expect(damage).toEqual([]);
  expect(fixed).toBeGreaterThan(0);
});

// The docs of Jest in four versions, real content by others: they become what Docusaurus makes of them, fault for fault.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuildResult, build } from '../../src/index.ts';
import { isThorough } from '../property-runs.ts';
import { arrangeJest, jestConfig } from './arrange.ts';
import { type Expected, isPresent, readExpected } from './corpus.ts';
import { jestDifferences, listed } from './differences.ts';
import { type Measures, measure, placesOf } from './measure.ts';
import { brokenLinksOf, brokenThere, endOf } from './reported-links.ts';

/** A site of 149 pages: in every run that of edge cases, which has more in it, stands for it. */
const present = isThorough() && (await isPresent('jest'));

describe.skipIf(!present)('the docs of Jest', () => {
  let folder: string;
  let result: BuildResult;
  let expected: Expected;
  let measures: Measures;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'slodocs-jest-'));
    result = await build({ root: await arrangeJest(folder) });
    expected = await readExpected('jest');
    measures = await measure(result.outDir, expected);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('need a configuration of fewer than 60 lines', () => {
    expect(jestConfig.split('\n').length).toBeLessThan(60);
    expect(result.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(result.ok).toBe(true);
  });

  test('have every route of all versions', () => {
    expect(measures['doc routes']).toEqual({ equal: 149, of: 149, differences: [] });
  });

  test('are equal in every measure but for the differences that are listed with a reason', () => {
    expect(placesOf(measures)).toEqual(listed(jestDifferences));
  });

  test('show every link and anchor that is broken there, and no other', () => {
    const ours = brokenLinksOf(result).map(endOf);
    expect([...new Set(ours)].sort()).toEqual([...new Set(brokenThere(expected).map(endOf))].sort());
    // One for each place, where theirs are counted once a page.
    expect(ours).toHaveLength(39);
  });
});

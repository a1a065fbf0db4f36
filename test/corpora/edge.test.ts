// A small site with all that Jest's docs do not use: it becomes what Docusaurus makes of it, but for what is listed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuildResult, build } from '../../src/index.ts';
import { arrangeEdge } from './arrange.ts';
import { type Expected, isPresent, readExpected } from './corpus.ts';
import { edgeDifferences } from './differences.ts';
import { type Measures, measure, placesOf } from './measure.ts';
import { brokenLinksOf, brokenThere } from './reported-links.ts';

const present = await isPresent('edge');

describe.skipIf(!present)('the site of edge cases', () => {
  let folder: string;
  let result: BuildResult;
  let expected: Expected;
  let measures: Measures;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'slodocs-edge-'));
    result = await build({ root: await arrangeEdge(folder) });
    expected = await readExpected('edge');
    measures = await measure(result.outDir, expected);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('compiles', () => {
    expect(result.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(result.ok).toBe(true);
  });

  test('has every route of docs, categories, tags and pages', () => {
    expect(measures['doc routes']).toEqual({ equal: 79, of: 79, differences: [] });
    expect(measures['category routes']).toEqual({ equal: 3, of: 3, differences: [] });
    expect(measures['tag routes']).toEqual({ equal: 8, of: 8, differences: [] });
    expect(measures['page routes']).toEqual({ equal: 6, of: 6, differences: [] });
  });

  test('is equal in every measure but for the differences that are listed with a reason', () => {
    expect(placesOf(measures)).toEqual(edgeDifferences.map(({ where }) => where).sort());
  });

  test('shows every link, anchor and image that is broken there, at its place', () => {
    const ours = brokenLinksOf(result);
    expect(brokenThere(expected).filter((link) => !ours.includes(link))).toEqual([]);
  });
});

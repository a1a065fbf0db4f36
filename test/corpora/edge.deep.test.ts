// A small site with all that Jest's docs do not use: it becomes what Docusaurus makes of it, but for what is listed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuildResult, build } from '../../src/index.ts';
import { arrangeEdge } from './arrange.ts';
import { type Expected, isPresent, readExpected } from './corpus.ts';
import { edgeDifferences, listed } from './differences.ts';
import { type Measures, measure, placesOf } from './measure.ts';
import { brokenLinksOf } from './reported-links.ts';

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
    expect(placesOf(measures)).toEqual(listed(edgeDifferences));
  });

  test('shows what is broken there, and what its checker cannot see', () => {
    expect(brokenLinksOf(result)).toEqual(broken);
  });
});

/**
 * Each was looked at. Docusaurus reports all of them but the ones in HTML and the empty address. It also reports three links that
 * we bind: to an id of an element of HTML, and from a page to a doc by its file.
 */
const broken = [
  'docs/01-intro.md ../blog/2024-01-02-first.md',
  // In `./02-second.md#nope` the anchor alone is wrong.
  'docs/01-intro.md #nope',
  'docs/01-intro.md ./assets/nope.txt',
  'docs/01-intro.md ./img/nope.png',
  'docs/01-intro.md ./nope',
  'docs/01-intro.md ./nope.md',
  'docs/01-intro.md /docs/nope',
  'docs/01-intro.md /docs/raw-nope',
  'docs/01-intro.md /img/nope.png',
  'docs/01-intro.md #nope',
  'docs/01-intro.md [empty]()',
  'docs/01-intro.md nope/deep.md#x',
  'docs/23-html.md /files/v.mp4',
  'docs/24-md-format.md ./02-second.md',
  'versioned_docs/version-1.0/01-intro.md ./gone.md',
].sort();

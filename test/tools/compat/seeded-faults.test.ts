// Every kind of fault, put into a copy of a build one at a time: each is found with its code, and nothing beside what follows from it.
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareBuilds, compatCodes, isLoss } from '../../../src/index.ts';
import { site } from '../../pipeline/6-emit/site-on-disk.ts';
import { buildSite } from '../../pipeline/built-site.ts';
import { sampled } from '../../sampled.ts';
import { docusaurusBuild } from './docusaurus-build.ts';
import { faults } from './faults.ts';
import { sampleFiles } from './sample-site.ts';

let ours: string;
let theirs: string;
let usual: ReadonlySet<string>;
beforeAll(async () => {
  const { result } = await buildSite(sampleFiles, {}, afterAll);
  ours = result.outDir;
  theirs = join(result.root, 'theirs');
  for (const [path, text] of Object.entries(docusaurusBuild)) await put(theirs, path, text);
  usual = new Set(await differencesIn(ours));
});

async function put(folder: string, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

async function differencesIn(folder: string): Promise<readonly string[]> {
  const { differences } = await compareBuilds(theirs, folder);
  return differences
    .filter(({ because }) => because === undefined)
    .map((one) => [one.code, one.at, one.code.startsWith('extra-') ? one.ours : one.theirs].join(' '));
}

test('the build of Docusaurus and ours differ in nothing but what is meant', async () => {
  const { pages, compared, differences } = await compareBuilds(theirs, ours);
  expect(differences.filter(isLoss)).toEqual([]);
  expect(new Set(differences.map(({ code, because }) => `${code}: ${because ?? ''}`)).size).toBe(7);
  expect({ pages, ...compared }).toEqual({
    pages: 16,
    redirects: 2,
    headings: 11,
    links: 26,
    'sidebar entries': 36,
    tags: 8,
    files: 3,
    'sitemap addresses': 15,
    'feed entries': 9,
  });
});

test.each(sampled(faults, 15))('$name', async ({ edits, found }) => {
  const copy = site({});
  await cp(ours, copy, { recursive: true });
  for (const [path, edit] of Object.entries(edits)) {
    if (edit === undefined) await rm(join(copy, path));
    else if (typeof edit === 'string') await put(copy, path, edit);
    else {
      const before = await readFile(join(copy, path), 'utf8');
      const after = before.replace(...edit);
      expect(after, path).not.toBe(before);
      await writeFile(join(copy, path), after);
    }
  }
  const differences = (await differencesIn(copy)).filter((one) => !usual.has(one));
  // What follows the address is told only where it matters.
  expect(differences.map((one, n) => one.slice(0, found[n]?.length))).toEqual(found);
});

test('a site that is made for another address', async () => {
  const { outDir } = (
    await buildSite({ ...sampleFiles, 'site.config.ts': sampleFiles['site.config.ts']?.replace('/base/', '/docs-site/') ?? '' })
  ).result;
  expect(await differencesIn(outDir)).toContain('address / https://case.example/base/');
  expect((await differencesIn(outDir)).filter((one) => !usual.has(one))).toHaveLength(1);
});

/** Those of sites of several languages, which `languages.test.ts` has. */
const ofLanguages = ['hreflang', 'language-menu'];

test('there is a fault for every code', () => {
  const found = new Set([...faults.flatMap(({ found }) => found.map((one) => one.split(' ')[0])), 'address', ...ofLanguages]);
  expect(Object.keys(compatCodes).filter((code) => !found.has(code))).toEqual([]);
  expect(faults.length).toBeGreaterThanOrEqual(30);
});

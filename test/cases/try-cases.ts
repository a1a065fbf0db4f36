// Runs the cases of some rooms: each is built, and its outcome is what its folder holds.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { isThorough } from '../property-runs.ts';
import { sampled } from '../sampled.ts';
import { asksHosts, listCases, needsProcess, opensPages, runCase } from './case.ts';

/** The folder of all tests. */
export const tests = fileURLToPath(new URL('..', import.meta.url));
/** `npm run cases` writes what comes out as what is expected: read the diff. */
const rewrite = process.env['REWRITE_CASES'] !== undefined;

/** Rooms whose cases have a file of their own, so that files run side by side. */
const roomsOfFiles = {
  configure: 'pipeline/0-configure/',
  discover: 'pipeline/1-discover/',
  parse: 'pipeline/2-parse/',
  resolve: 'pipeline/3-resolve/',
  render: 'pipeline/5-render/',
  plugins: 'plugins/',
} as const;

/** `others` are the cases of all rooms that have no file of their own. */
export function tryCases(file: keyof typeof roomsOfFiles | 'others'): void {
  const belongs = (name: string): boolean =>
    file === 'others' ? !Object.values(roomsOfFiles).some((room) => name.startsWith(room)) : name.startsWith(roomsOfFiles[file]);
  describe('cases', async () => {
    const cases = (await listCases(tests)).filter(belongs);
    // A browser costs as much as ten sites, and a process as much as five: the deep run tries all of them.
    const apart = new Set(sampled(cases.filter(needsProcess), 2));
    const isLeft = (name: string): boolean => opensPages(name) || (needsProcess(name) && !apart.has(name));
    const left = rewrite || isThorough() ? [] : cases.filter(isLeft);
    for (const name of cases) {
      const opens = opensPages(name);
      test.skipIf((opens && !hasChromium) || left.includes(name))(name, async () => {
        const expected = join(tests, name, 'expected.txt');
        const before = await readFile(expected, 'utf8').catch(() => '');
        const { printed, files } = await runCase(join(tests, name), { opens, asks: asksHosts(name), apart: needsProcess(name), rewrite });
        // Git shows no difference of a file that is new to it.
        if (printed !== before) console.log(`test/${name}/expected.txt ${printed === '' ? 'is gone' : `is now:\n\n${printed}`}`);
        for (const [path, text] of Object.entries(files))
          if (text === undefined) console.log(`test/${name}/expected/${path} is gone: the site makes no such file`);
      });
    }
  });
}

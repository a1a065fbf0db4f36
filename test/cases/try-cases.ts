// Runs the cases of some rooms: each is built, and its outcome is what its folder holds.
import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { listCases, needsProcess, type Outcome, opensPages, runCase } from './case.ts';

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
  render: 'pipeline/4-render/',
  plugins: 'plugins/',
} as const;

/** `others` are the cases of all rooms that have no file of their own. */
export function tryCases(file: keyof typeof roomsOfFiles | 'others'): void {
  const belongs = (name: string): boolean =>
    file === 'others' ? !Object.values(roomsOfFiles).some((room) => name.startsWith(room)) : name.startsWith(roomsOfFiles[file]);
  describe('cases', async () => {
    for (const name of (await listCases(tests)).filter(belongs)) {
      const opens = opensPages(name);
      test.skipIf(opens && !hasChromium)(name, async () => {
        const folder = join(tests, name);
        const outcome = await runCase(folder, { opens, apart: needsProcess(name) });
        if (rewrite) await write(folder, outcome);
        expect(outcome.printed).toBe(await readFile(join(folder, 'expected.txt'), 'utf8').catch(() => ''));
        for (const [path, text] of Object.entries(outcome.files)) {
          expect(text, path).toBe(await readFile(join(folder, 'expected', path), 'utf8'));
        }
      });
    }
  });
}

/** A case that has an `expected` folder keeps the files named there up to date. */
async function write(folder: string, { printed, files }: Outcome): Promise<void> {
  if (printed === '') await rm(join(folder, 'expected.txt'), { force: true });
  else await writeFile(join(folder, 'expected.txt'), printed);
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, 'expected', path);
    if (text === undefined) await access(file).then(() => rm(file));
    else await mkdir(dirname(file), { recursive: true }).then(() => writeFile(file, text));
  }
}

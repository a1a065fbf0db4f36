// Runs every case, and holds the catalogue against them: each code is provoked by a case and explained by a page.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { catalogue, explain } from '../../src/index.ts';
import { hasChromium } from '../chromium.ts';
import { listCases, needsProcess, opensPages, runCase } from './case.ts';

const tests = fileURLToPath(new URL('..', import.meta.url));
/** `npm run cases` writes what comes out as what is expected: read the diff. */
const rewrite = process.env['REWRITE_CASES'] !== undefined;
const provoked = new Set<string>();

describe('cases', async () => {
  for (const name of await listCases(tests)) {
    const opens = opensPages(name);
    test.skipIf(opens && !hasChromium)(name, async () => {
      const outcome = await runCase(join(tests, name), { opens, apart: needsProcess(name), rewrite });
      for (const { code } of outcome.result.diagnostics) provoked.add(code);
    });
  }
});

describe('catalogue', () => {
  /** A user with all rights, as many machines of CI have, removes every file: `user-folders.test.ts` provokes it as another one. */
  const needsAnotherUser = 'emit/not-removed';
  const tried = Object.keys(catalogue).filter((code) => code !== needsAnotherUser && (hasChromium || !opensPages(code)));
  test.each(tried.sort())('%s is provoked by a case', (code) => {
    expect(provoked).toContain(code);
  });

  test.each(Object.keys(catalogue).sort())('%s is explained', async (code) => {
    const page = await explain(code);
    expect(page).toContain(code);
    expect(page?.length).toBeGreaterThan(400);
  });
});

// Holds the catalogue against the cases and the manual: each code is provoked by a case and explained by a page.
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastGlob from 'fast-glob';
import { describe, expect, test } from 'vitest';
import { explain, readCatalogue } from '../../src/index.ts';
import { listCases } from './case.ts';
import { tests } from './try-cases.ts';

/** The codes that cases expect to be printed; that they are is tried by the cases. */
const provoked = new Set<string>();
for (const name of await listCases(tests)) {
  const expected = await readFile(join(tests, name, 'expected.txt'), 'utf8').catch(() => '');
  for (const [, code = ''] of expected.matchAll(/^(?:error|warning|info)\[([^\]]+)\]: /gm)) provoked.add(code);
}

const catalogue = await readCatalogue();

describe('catalogue', () => {
  /** A user with all rights, as many machines of CI have, removes every file: `user-folders.test.ts` provokes it as another one. */
  const needsAnotherUser = 'emit/not-removed';
  /** This machine has the native parser: `without-native.test.ts` takes it away. */
  const needsAnotherPlatform = 'parse/no-native-parser';
  /** Caches that machines share: `session/remote-cache.test.ts` provokes them. */
  const needsServer = ['cache/remote', 'cache/shard-alone'];
  /** A system that isolates nothing: `plugins/examples/isolation.test.ts` provokes it. */
  const needsAnotherSystem = 'examples/not-isolated';
  test.each(
    Object.keys(catalogue)
      .filter((code) => ![needsAnotherUser, needsAnotherPlatform, needsAnotherSystem, ...needsServer].includes(code))
      .sort(),
  )('%s is provoked by a case', (code) => {
    expect(provoked.has(code), 'no `expected.txt` under test/ has this code: add a case').toBe(true);
  });

  test.each(Object.keys(catalogue).sort())('%s is explained', async (code) => {
    const page = await explain(code);
    expect(page).toContain(code);
    expect(page?.length).toBeGreaterThan(400);
  });

  test('the manual lists the first parts of all codes, each with a page of its own', async () => {
    const families = [...new Set(Object.keys(catalogue).map((code) => code.slice(0, code.indexOf('/'))))].sort();
    const manual = fileURLToPath(new URL('../../docs/diagnostics/', import.meta.url));
    const named = (await readFile(join(manual, 'index.md'), 'utf8')).matchAll(/\]\(\/diagnostics\/([\w-]+)\)/g);
    expect([...new Set(Array.from(named, ([, family = '']) => family))].sort()).toEqual(families);
    const categories = await fastGlob('*/_category_.yml', { cwd: manual });
    expect(categories.map((path) => dirname(path)).sort()).toEqual(families);
  });
});

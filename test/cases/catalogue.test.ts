// Holds the catalogue against the cases and the manual: each code is provoked by a case and explained by a page.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue, explain } from '../../src/index.ts';
import { listCases } from './case.ts';
import { tests } from './try-cases.ts';

/** The codes that cases expect to be printed; that they are is tried by the cases. */
const provoked = new Set<string>();
for (const name of await listCases(tests)) {
  const expected = await readFile(join(tests, name, 'expected.txt'), 'utf8').catch(() => '');
  for (const [, code = ''] of expected.matchAll(/^(?:error|warning|info)\[([^\]]+)\]: /gm)) provoked.add(code);
}

describe('catalogue', () => {
  /** A user with all rights, as many machines of CI have, removes every file: `user-folders.test.ts` provokes it as another one. */
  const needsAnotherUser = 'emit/not-removed';
  test.each(
    Object.keys(catalogue)
      .filter((code) => code !== needsAnotherUser)
      .sort(),
  )('%s is provoked by a case', (code) => {
    expect(provoked).toContain(code);
  });

  test.each(Object.keys(catalogue).sort())('%s is explained', async (code) => {
    const page = await explain(code);
    expect(page).toContain(code);
    expect(page?.length).toBeGreaterThan(400);
  });
});

// Every way to misbehave in every place of a site's code, with one thread and with several.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Deed, deeds, faulty, misbehavingSite, names, places, runSlodocs, type Where } from './misbehaving-site.ts';

const codes: Readonly<Record<Deed, string | undefined>> = {
  exit: 'site-code/process-exit',
  'exit-3': 'site-code/process-exit',
  'really-exit': 'site-code/process-exit',
  kill: 'site-code/process-exit',
  'exit-code': undefined,
  never: 'site-code/never-settled',
  rejects: 'site-code/late-error',
  timer: 'site-code/late-error',
  loop: 'site-code/time-limit',
  regex: 'site-code/time-limit',
  prints: undefined,
};

/** What cannot await cannot wait for ever. */
function isPossible(where: Where, deed: Deed): boolean {
  return deed !== 'never' || !['component', 'expression'].includes(where);
}

const table = places.flatMap((where) =>
  (Object.keys(deeds) as Deed[]).filter((deed) => isPossible(where, deed)).map((deed) => [where, deed] as const),
);

describe.each(table)('%s: %s', (where, deed) => {
  test.each([1, 2])('with a concurrency of %i', { timeout: 120_000 }, async (concurrency) => {
    const root = misbehavingSite(where, deed);
    const limit = deed === 'loop' || deed === 'regex' ? ['--time-limit', '3'] : [];
    const options = ['--format', 'json', '--concurrency', String(concurrency), ...limit];
    const { code, out, error } = await runSlodocs(['build', root, ...options]);
    const { diagnostics } = JSON.parse(out) as { diagnostics: { code: string; severity: string; message: string }[] };
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    const expected = codes[deed];
    if (expected === undefined) {
      expect({ code, errors }).toEqual({ code: 0, errors: [] });
      expect(existsSync(join(root, 'build/p07/index.html'))).toBe(true);
      if (deed === 'prints') expect(error).toContain('printed\n');
      return;
    }
    expect({ code, codes: errors.map((one) => one.code), error }).toEqual({ code: 1, codes: [expected], error });
    expect(JSON.stringify(errors).replaceAll('\\"', '"')).toContain(where === 'step' ? faulty : names[where]);
    expect(existsSync(join(root, 'build'))).toBe(false);
  });
});

// `slodocs version cut` as it is typed: what it prints, and how it ends.
import { expect, test } from 'vitest';
import { bin, run, site } from '../../pipeline/6-emit/site-on-disk.ts';
import { deepTest } from '../../property-runs.ts';

deepTest('tells what was written, and refuses what cannot be', async () => {
  const root = site({ 'docs/index.md': '# Home\n' });
  const cut = (...words: string[]) => run(process.execPath, [bin, 'version', 'cut', ...words], { cwd: root });
  expect(await cut('1.0')).toMatchObject({
    code: 0,
    printed:
      'cut version 1.0 from docs: 1 file\n  versioned_docs/version-1.0\n  versioned_sidebars/version-1.0-sidebars.json\n  versions.json\n',
  });
  expect(await cut('1.0')).toMatchObject({
    code: 2,
    printed: 'error: the version "1.0" already exists\nIt is listed in "versions.json". Choose a different name.\n',
  });
  expect((await cut('1.1', '--docs', 'defualt')).printed).toContain('Did you mean "default"?');
  expect(await cut()).toMatchObject({ code: 2, printed: expect.stringContaining("missing required argument 'name'") });
});

test('prints faults of the files that it reads', async () => {
  const root = site({ 'docs/index.md': '# Home\n', 'versions.json': '{}\n' });
  const { code, printed } = await run(process.execPath, [bin, 'version', 'cut', '1.0', root]);
  expect(code).toBe(1);
  expect(printed).toContain('error[discover/invalid-versions]: the versions must be a list\n');
  expect(printed).toContain('versions.json:1:1\n');
});

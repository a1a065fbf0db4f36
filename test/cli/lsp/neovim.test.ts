// The language server as Neovim's own client uses it, without a screen.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { bin, run, site } from '../../pipeline/6-emit/site-on-disk.ts';

const neovim = '/usr/bin/nvim';
const skipped = existsSync(neovim) ? '' : `: skipped, there is no ${neovim}`;

test.skipIf(skipped !== '')(`Neovim shows faults, applies fixes and renames in all files${skipped}`, async () => {
  const root = site({
    'docs/index.md': '# Home\n\nSee [install](./instal.md).\n\nOn 🐧🐧 [linux](./install.md#on-linux).\n',
    'docs/install.md': '# Install\n\n## On Linux\n\nBack to [home](./index.md).\n',
  });
  const notes = join(root, 'notes.json');
  const ended = await run(
    neovim,
    ['--headless', '-u', 'NONE', '-i', 'NONE', '-n', '-S', join(import.meta.dirname, 'neovim.lua')],
    {
      cwd: root,
      env: { PATH: process.env['PATH'], HOME: root, SLODOCS_BIN: bin, SLODOCS_NODE: process.execPath, NOTES: notes },
    },
  );
  expect(existsSync(notes), ended.printed).toBe(true);
  expect(JSON.parse(readFileSync(notes, 'utf8'))).toEqual({
    diagnostics: [{ line: 3, from: 14, to: 25, code: 'resolve/broken-link', severity: 1 }],
    actions: ['Write "./install.md"', 'Ignore this resolve/broken-link, with a reason', 'Fix all fixable problems in this file'],
    fixed: 'See [install](./install.md).',
    renamed: 'On 🐧🐧 [linux](./install.md#penguins).',
    definition: pathToFileURL(join(root, 'docs/install.md')).href,
  });
  const text = (file: string): string => readFileSync(join(root, file), 'utf8');
  expect(text('docs/install.md')).toBe('# Install\n\n## On Linux {#penguins}\n\nBack to [home](./index.md).\n');
  expect(text('docs/index.md')).toContain('./install.md#penguins');
});

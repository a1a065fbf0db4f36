// examples/outside-plugin is sound to the compiler, with the types that the package of slodocs has.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const project = fileURLToPath(new URL('../../', import.meta.url));

it('compiles', { timeout: 120_000 }, () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-types-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(project, 'examples/outside-plugin'), folder, {
    recursive: true,
    filter: (path) => !/[\\/](?:build|\.slodocs)$/.test(path),
  });
  mkdirSync(join(folder, 'node_modules/@types'), { recursive: true });
  symlinkSync(project, join(folder, 'node_modules/slodocs'));
  for (const name of ['zod', 'react', '@types/react', '@types/node'])
    symlinkSync(join(project, 'node_modules', name), join(folder, 'node_modules', name));
  const compiler = join(project, 'node_modules/typescript/bin/tsc');
  expect(execFileSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' })).toBe('');
});

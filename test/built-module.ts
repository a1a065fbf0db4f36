// Bundles one source module into a file that a separate process can import.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll } from 'vitest';

/**
 * `name` is such as `session/lock`. The file is absolute, readable by every user, and kept until the tests of the calling file
 * end.
 */
export async function builtModule(name: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'slodocs-module-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  const outfile = join(folder, 'module.mjs');
  await build({
    entryPoints: [fileURLToPath(new URL(`../src/${name}.ts`, import.meta.url))],
    outfile,
    bundle: true,
    conditions: ['source'],
    format: 'esm',
    platform: 'node',
    target: 'node20',
  });
  return outfile;
}

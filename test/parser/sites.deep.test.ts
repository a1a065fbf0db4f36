// Builds sites with both engines: all files are equal, and all diagnostics.
import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { build } from '../../src/index.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Left out of copies: what builds make, and what is found from anywhere. */
const made = /^(?:node_modules|build|\.slodocs)$/;

async function buildWith(engine: 'native' | 'unified', site: string) {
  const root = join(await mkdtemp(join(tmpdir(), `slodocs-${engine}-`)), 'site');
  await cp(join(repository, site), root, { recursive: true, filter: (path) => !made.test(path.split('/').at(-1) ?? '') });
  const config = await readFile(join(root, 'site.config.ts'), 'utf8');
  expect(config).toMatch(/^export default defineConfig\(\{\n/m);
  const markdown = `  markdown: { engine: '${engine}' },\n`;
  await writeFile(join(root, 'site.config.ts'), config.replace(/^(export default defineConfig\(\{\n)/m, `$1${markdown}`));
  const { diagnostics, work } = await build({ root });
  return { diagnostics, files: await filesIn(join(root, 'build')), byUnified: work.byUnified ?? {} };
}

async function filesIn(folder: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const texts = await Promise.all(
    paths.sort().map(async (path) => [relative(folder, path), await readFile(path, 'latin1')] as const),
  );
  return Object.fromEntries(texts);
}

test.each(['docs', 'examples/minimal', 'examples/custom-theme'])('%s', { timeout: 400_000 }, async (site) => {
  const native = await buildWith('native', site);
  const unified = await buildWith('unified', site);
  expect(native.diagnostics).toEqual(unified.diagnostics);
  const differing = Object.keys({ ...native.files, ...unified.files }).filter(
    (path) => native.files[path] !== unified.files[path],
  );
  expect(differing).toEqual([]);
  expect(unified.byUnified).toEqual({});
});

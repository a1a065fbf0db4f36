// Builds sites with both engines: all files are equal, and all diagnostics.
import { cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { build } from '../../src/index.ts';
import { arrangeEdge, arrangeJest } from '../corpora/arrange.ts';
import { isPresent } from '../corpora/corpus.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Left out of copies: what builds make, and what is found from anywhere. */
const made = /^(?:node_modules|build|\.slodocs)$/;

type Arrange = (folder: string) => Promise<string>;

function copyOf(site: string): Arrange {
  return async (folder) => {
    await cp(join(repository, site), folder, { recursive: true, filter: (path) => !made.test(path.split('/').at(-1) ?? '') });
    return folder;
  };
}

async function buildWith(engine: 'native' | 'unified', arrange: Arrange) {
  const folder = join(await mkdtemp(join(tmpdir(), `slodocs-${engine}-`)), 'site');
  await mkdir(folder);
  const root = await arrange(folder);
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

const corpora: readonly [string, Arrange][] = [
  ['edge', arrangeEdge],
  ['jest', arrangeJest],
];

test.each(['docs', 'examples/minimal', 'examples/custom-theme'])('%s', { timeout: 400_000 }, async (site) => {
  await expectAlike(copyOf(site));
});

for (const [name, arrange] of corpora) {
  // Skipped where the corpus is not beside the repository.
  test.skipIf(!(await isPresent(name)))(`the corpus ${name}`, { timeout: 400_000 }, () => expectAlike(arrange));
}

async function expectAlike(arrange: Arrange): Promise<void> {
  const native = await buildWith('native', arrange);
  const unified = await buildWith('unified', arrange);
  expect(native.diagnostics).toEqual(unified.diagnostics);
  const differing = Object.keys({ ...native.files, ...unified.files }).filter(
    (path) => native.files[path] !== unified.files[path],
  );
  expect(differing).toEqual([]);
  expect(unified.byUnified).toEqual({});
}

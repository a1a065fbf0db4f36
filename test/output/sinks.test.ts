// Tries that output of an earlier build is no content of a later one into another folder.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { build } from '../../src/index.ts';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'slodocs-sinks-'));
  const config =
    "export default { title: 'T', url: 'https://t.example', docs: [{ path: '.', routeBasePath: '/' }], preset: { 'git-dates': false } };\n";
  await writeFile(join(root, 'site.config.ts'), config);
  await writeFile(join(root, 'index.md'), '# Title\n\nText.\n');
});

afterEach(() => rm(root, { recursive: true, force: true }));

test('a build into another folder does not read the output of the last one', async () => {
  const first = await build({ root });
  const second = await build({ root, outDir: 'elsewhere' });
  expect(first.diagnostics).toEqual([]);
  expect([second.ok, second.pages]).toEqual([true, first.pages]);
});

test("a folder with this name that holds the author's pages is content", async () => {
  await mkdir(join(root, 'build'));
  await writeFile(join(root, 'build/start.md'), '# How to build\n\nText.\n');
  const { diagnostics, work } = await build({ root, outDir: 'elsewhere' });
  expect(diagnostics).toEqual([]);
  expect(work.rendered).toContain('/build/start');
});

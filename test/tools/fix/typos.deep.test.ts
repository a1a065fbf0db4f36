// 200 typos by a fixed seed in the docs of Jest, in our manual and in our content: `check --fix` writes nine in ten of them as they were.
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastGlob from 'fast-glob';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arrangeJest } from '../../corpora/arrange.ts';
import { isPresent } from '../../corpora/corpus.ts';
import { type Mended, mendTypos } from './mend-typos.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const count = 200;
const hasJest = await isPresent('jest');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slodocs-typos-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** `least` where a site has fewer words that can be mistyped, one on a line. */
function prove(name: string, { typos, restored, others, damaged, fresh, rates }: Mended, least = count): void {
  console.log(`${name}: ${restored.length} of ${typos.length} restored\n  ${rates.join('\n  ')}`);
  console.log(others.map(({ kind, file, word, wrong, now }) => `  ${kind} in ${file}: ${word} > ${wrong} > ${now}`).join('\n'));
  expect(typos.length).toBeGreaterThanOrEqual(least);
  expect(damaged).toEqual([]);
  expect(fresh).toEqual([]);
  expect(restored.length / typos.length).toBeGreaterThanOrEqual(0.9);
}

test.skipIf(!hasJest)(`${count} typos in the docs of Jest`, { timeout: 600_000 }, async () => {
  const root = await arrangeJest(join(folder, 'jest'));
  // That site has no tags and names no neighbours: some of its pages get them, before anything is mistyped.
  const tags = 'matchers:\n  label: Matchers\nsnapshots:\n  label: Snapshots\nconfiguration:\n  label: Configuration\n';
  await writeFile(join(folder, 'jest/docs/tags.yml'), tags);
  const added = 'tags: [matchers, snapshots]\npagination_next: getting-started\ndisplayed_sidebar: docs\nhide_title: false\n';
  for (const file of (await fastGlob('jest/docs/*.md', { cwd: folder, absolute: true })).sort().slice(0, 12)) {
    const text = await readFile(file, 'utf8');
    if (text.startsWith('---\n')) await writeFile(file, `---\n${added}${text.slice(4)}`);
  }
  const patterns = [
    '../docs/**/*.{md,mdx}',
    'versioned_docs/**/*.{md,mdx}',
    'versioned_sidebars/*.json',
    'sidebars.json',
    'site.config.ts',
  ];
  prove('jest', await mendTypos({ root, patterns, count, seed: 2026 }));
});

test(`${count} typos in the manual`, { timeout: 600_000 }, async () => {
  const root = join(folder, 'manual/docs');
  await cp(join(repository, 'docs'), root, { recursive: true, filter: (path) => !/docs\/(?:build|\.slodocs)$/.test(path) });
  const patterns = ['**/*.{md,mdx}', 'sidebars.ts', 'site.config.ts', '**/_category_.yml'];
  // Without a file of tags any tag is right.
  prove('manual', await mendTypos({ root, patterns, count, seed: 7, without: ['tag'] }));
});

test(`${count} typos in the content of the repository`, { timeout: 600_000 }, async () => {
  const root = join(folder, 'content');
  for (const part of ['content', 'site', 'site.config.ts'])
    await cp(join(repository, part), join(root, part), { recursive: true });
  await symlink(join(repository, 'node_modules'), join(root, 'node_modules'));
  const patterns = ['content/**/*.{md,mdx}', 'site/**/sidebars.ts', 'site.config.ts', 'content/**/_category_.yml'];
  prove('content', await mendTypos({ root, patterns, count, seed: 11 }), 150);
});

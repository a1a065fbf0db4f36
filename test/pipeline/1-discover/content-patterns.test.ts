// Patterns of files in built sites: what a change of them changes, with what was kept and without.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../../src/index.ts';
import { configText, temporarySite } from '../built-site.ts';

const pages = ['docs/guide', 'docs/TEMPLATE', 'docs/_words/word', 'docs/api/__init__'];

test('a build after a change of the patterns makes what a first build makes', async () => {
  const root = temporarySite({
    'docs/guide.md': '# Guide',
    'docs/TEMPLATE.md': '# Template',
    'docs/_words/word.md': '# Word',
    'docs/api/__init__.md': '# Init',
  });
  const made = async (docs: string, cache: boolean): Promise<readonly string[]> => {
    writeFileSync(
      join(root, 'site.config.ts'),
      configText(`  docs: [${docs}],\n  severity: { 'resolve/unused-partial': 'off' },\n`),
    );
    const { outDir, diagnostics } = await build({ root, cache });
    expect(diagnostics).toEqual([]);
    return pages.filter((page) => existsSync(join(outDir, page, 'index.html')));
  };
  for (const [docs, expected] of [
    ['{}', ['docs/guide', 'docs/TEMPLATE']],
    ["{ exclude: ['TEMPLATE.md', '**/_*/**'] }", ['docs/guide', 'docs/api/__init__']],
    ['{ exclude: [] }', pages],
    ["{ include: ['**/g*.md'] }", ['docs/guide']],
  ] as const) {
    expect(await made(docs, true), docs).toEqual(expected);
    expect(await made(docs, false), docs).toEqual(expected);
  }
});

test('patterns hold for every version', async () => {
  const root = temporarySite({
    'site.config.ts': configText("  docs: [{ exclude: ['old.md'] }],\n"),
    'versions.json': '["1.0"]',
    'versioned_sidebars/version-1.0-sidebars.json': '{}',
    'docs/guide.md': '# Guide',
    'versioned_docs/version-1.0/guide.md': '# Guide',
    'versioned_docs/version-1.0/old.md': '# Old',
  });
  const { outDir, diagnostics } = await build({ root, cache: false });
  expect(diagnostics).toEqual([]);
  expect(['guide', 'old', 'next/guide'].map((page) => existsSync(join(outDir, 'docs', page, 'index.html')))).toEqual([
    true,
    false,
    true,
  ]);
});

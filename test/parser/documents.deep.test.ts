// Parses real content with each engine: documents are equal to the byte, so that nothing published tells which one parsed.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastGlob from 'fast-glob';
import { describe, expect, test } from 'vitest';
import { build } from '../../src/index.ts';
import { corpora } from '../corpora/corpus.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Tells of each document what later stages know of it, and stops the build there. */
const config = (engine: string): string => `import { writeFileSync } from 'node:fs';
import { defineConfig, definePlugin } from 'slodocs';
const tell = definePlugin({
  name: 'tell',
  apiVersion: 1,
  diagnostics: { stop: { severity: 'error', summary: 'Enough.' } },
  resolve(site, ctx) {
    const pages = site.pages.map(({ route, document }) => [route.path, document?.bodyKey, document?.factsKey, document?.facts]);
    writeFileSync(new URL('./told.json', 'file://' + ctx.root + '/'), JSON.stringify(pages));
    ctx.report({ code: 'stop', message: 'enough' });
    return site;
  },
});
export default defineConfig({
  title: 'T',
  url: 'https://t.example',
  markdown: { engine: '${engine}' },
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [tell],
});
`;

/** By path, all in one docs folder: links and imports lead nowhere, alike with both. */
type Texts = ReadonlyMap<string, string>;

async function documentsOf(engine: 'native' | 'unified', texts: Texts) {
  const root = await mkdtemp(join(tmpdir(), `slodocs-documents-`));
  for (const [path, text] of texts) {
    await mkdir(dirname(join(root, 'docs', path)), { recursive: true });
    await writeFile(join(root, 'docs', path), text);
  }
  await writeFile(join(root, 'site.config.ts'), config(engine));
  const { diagnostics, work } = await build({ root, concurrency: 1 });
  expect(diagnostics.map(({ code }) => code)).toContain('tell/stop');
  const told = JSON.parse(await readFile(join(root, 'told.json'), 'utf8')) as readonly [string, ...unknown[]][];
  return { diagnostics, told, byUnified: Object.values(work.byUnified ?? {}).reduce((sum, one) => sum + one, 0) };
}

/** Some as MDX whatever they are called, for that has more forms. What begins with `_` would have no page. */
async function textsIn(folders: readonly string[], step: number): Promise<Texts> {
  const texts = new Map<string, string>();
  for (const cwd of folders) {
    const paths = await fastGlob('**/*.{md,mdx}', { cwd, ignore: ['**/node_modules/**', '**/build/**', '**/.*/**'] });
    const some = paths.sort().filter((_, at) => at % step === 0);
    for (const [at, path] of some.entries()) {
      const name = path.replace(/\.mdx?$/, at % 3 === 0 ? `-${at}.mdx` : '$&').replace(/(^|\/)_+/g, '$1');
      texts.set(`${basename(cwd)}/${name}`, await readFile(join(cwd, path), 'utf8'));
    }
  }
  return texts;
}

async function expectAlike(texts: Texts): Promise<void> {
  const native = await documentsOf('native', texts);
  const unified = await documentsOf('unified', texts);
  // So many of them were parsed by the other engine that there is something to compare.
  expect(native.byUnified).toBeLessThan(texts.size * 0.7);
  expect(native.told.map(([path]) => path)).toEqual(unified.told.map(([path]) => path));
  for (const [at, document] of native.told.entries()) expect(JSON.stringify(document)).toBe(JSON.stringify(unified.told[at]));
  expect(JSON.stringify(native.diagnostics)).toBe(JSON.stringify(unified.diagnostics));
}

const own = ['content', 'docs', 'test'].map((folder) => join(repository, folder));

describe('all texts', { timeout: 600_000 }, () => {
  test.each(own)('of %s', async (folder) => expectAlike(await textsIn([folder], 1)));
  for (const corpus of ['jest', 'riverpod', 'edge', 'edge-languages']) {
    test.skipIf(!existsSync(join(corpora, corpus)))(`of the corpus ${corpus} (SLODOCS_CORPORA)`, async () =>
      expectAlike(await textsIn([join(corpora, corpus)], 1)),
    );
  }
});

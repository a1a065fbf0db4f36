// The twins of whole sites: read as GFM they have the headings, links, images, code and words of their pages.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastGlob from 'fast-glob';
import { toString as textOf } from 'mdast-util-to-string';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { arrangeEdge } from '../../corpora/arrange.ts';
import { isPresent } from '../../corpora/corpus.ts';
import { isThorough } from '../../property-runs.ts';
import { sampled } from '../../sampled.ts';
import { buildOnce } from '../../shared-build.ts';
import { parseTwin, readBody, readTwin } from './read-twin.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'slodocs-twins-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const hasEdge = await isPresent('edge');

describe.each([
  { name: 'content', root: async () => repository, least: 10, base: '' },
  { name: 'every kind of page', root: async () => join(repository, 'test/proofs/fixtures/every-kind'), least: 18, base: '' },
  ...(isThorough() ? [{ name: 'docs', root: async () => join(repository, 'docs'), least: 150, base: '' }] : []),
  ...(hasEdge && isThorough()
    ? [{ name: 'edge cases', root: () => arrangeEdge(join(folder, 'edge')), least: 90, base: '/base' }]
    : []),
])('the twins of the site of $name', ({ root, least, base }) => {
  it('say what their pages say', async () => {
    const result = await buildOnce(await root());
    const { outDir } = result;
    expect(result.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const twins = (await fastGlob('**/*.md', { cwd: outDir })).sort();
    expect(twins.length).toBeGreaterThanOrEqual(least);
    for (const twin of sampled(twins)) {
      const markdown = await readFile(join(outDir, twin), 'utf8');
      const { title, url } = parse(/^---\n([\s\S]*?)\n---\n/.exec(markdown)?.[1] ?? '') as { title: string; url: string };
      const address = decodeURI(new URL(url).pathname).slice(base.length);
      const html = await readHtml(outDir, address);
      const [{ paragraphs, ...found }, { paragraphs: wanted, ...same }] = [readTwin(markdown), readBody(html, url)];
      // A page may hide its title; whoever reads the twin alone needs one.
      const headings = same.headings.some((heading) => heading.startsWith('1 '))
        ? same.headings
        : [`1 ${title.replace(/\s+/g, '')}`, ...same.headings];
      expect({ twin, ...found }).toEqual({ twin, ...same, headings });
      expect({ twin, lost: wanted.filter((one) => !paragraphs.some((paragraph) => paragraph.includes(one))) }).toEqual({
        twin,
        lost: [],
      });
      const titles = parseTwin(markdown).children.filter(({ type }) => type === 'heading');
      const anchors = titles.flatMap((heading) => /\{#([^{}]+)\}$/.exec(textOf(heading))?.[1] ?? []);
      expect({ twin, lost: anchors.filter((id) => !html.includes(` id="${id}"`)) }).toEqual({ twin, lost: [] });
      expect(html).toContain(`<link rel="alternate" type="text/markdown" href="${base}/${encodeURI(twin)}">`);
    }
    // Whoever asks first for a site waits for its build.
  }, 300_000);
});

async function readHtml(outDir: string, address: string): Promise<string> {
  const paths = [join(outDir, address, 'index.html'), join(outDir, `${address.replace(/\/$/, '')}.html`), join(outDir, address)];
  for (const path of paths) {
    const text = await readFile(path, 'utf8').catch(() => undefined);
    if (text !== undefined) return text;
  }
  throw new Error(`no page at ${address} in ${dirname(outDir)}`);
}

// The sitemaps of built sites, read by a parser of other authors: all pages that search engines may find, and no other.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastGlob from 'fast-glob';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, describe, expect, it } from 'vitest';
import { arrangeEdge } from '../../corpora/arrange.ts';
import { isPresent, readExpected } from '../../corpora/corpus.ts';
import { isThorough } from '../../property-runs.ts';
import { buildOnce } from '../../shared-build.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'slodocs-sitemap-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function buildAndRead(root: string): Promise<{ readonly outDir: string; readonly urls: readonly string[] }> {
  const { ok, outDir } = await buildOnce(root);
  expect(ok).toBe(true);
  const xml = await readFile(join(outDir, 'sitemap.xml'), 'utf8');
  expect(XMLValidator.validate(xml)).toBe(true);
  const { urlset } = new XMLParser().parse(xml) as {
    urlset: { url: readonly { loc: string; changefreq: string; priority: number }[] };
  };
  for (const { changefreq, priority } of urlset.url) expect([changefreq, priority]).toEqual(['weekly', 0.5]);
  return { outDir, urls: urlset.url.map(({ loc }) => loc) };
}

it.each(['.', 'test/proofs/fixtures/every-kind'])('of %s', { timeout: 300_000 }, async (site) => {
  const { outDir, urls } = await buildAndRead(join(repository, site));
  const indexed: string[] = [];
  for (const path of await fastGlob('**/*.html', { cwd: outDir })) {
    const html = await readFile(join(outDir, path), 'utf8');
    const canonical = /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];
    const isLeftOut =
      /<meta name="robots" content="noindex/.test(html) ||
      path === '404.html' ||
      (site === '.' && /^(?:tags|[^/]+\/rns-categories)\//.test(path));
    if (!isLeftOut && canonical) indexed.push(canonical);
  }
  expect(urls).toEqual(indexed.sort());
});

describe.skipIf(!isThorough() || !(await isPresent('edge')))('of the site of edge cases', () => {
  it('has the addresses that Docusaurus lists', async () => {
    const { urls } = await buildAndRead(await arrangeEdge(join(folder, 'edge-site')));
    const { sitemap } = (await readExpected('edge')) as unknown as { readonly sitemap: readonly string[] };
    const isOfDocs = (url: string): boolean => !url.includes('/blog');
    expect(urls.filter(isOfDocs)).toEqual(sitemap.filter(isOfDocs).sort());
  }, 30_000);
});

// How relevant search is over the docs of Jest: golden queries, of which those of "held-out.yml" are never tuned to.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { build } from '../../../../src/index.ts';
import { createLocalClient } from '../../../../src/plugins/search/engine/local-client.ts';
import { titled } from '../../../../src/plugins/search/records/search-index.ts';
import { sectionsOf } from '../../../../src/plugins/search/records/sections.ts';
import { arrangeJest } from '../../../corpora/arrange.ts';
import { corpora } from '../../../corpora/corpus.ts';
import { temporarySite } from '../../../pipeline/built-site.ts';
import { readHtml } from '../../../read-html.ts';

interface GoldenQuery {
  readonly query: string;
  readonly expected: readonly string[];
  readonly kind: string;
}

type Ask = (query: string) => Promise<readonly string[]>;

const scope = 'docs-default-current';
const read = (name: string) => parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as readonly GoldenQuery[];

/** A target without an anchor is the page as a whole. */
function isTarget(found: string, expected: readonly string[]): boolean {
  return expected.some((one) => (one.includes('#') ? one === found : one === found.split('#')[0]));
}

/** The mean of one divided by the place of the first target among five results. */
async function reciprocalRank(ask: Ask, queries: readonly GoldenQuery[]): Promise<number> {
  let sum = 0;
  for (const { query, expected } of queries) {
    const at = (await ask(query)).slice(0, 5).findIndex((one) => isTarget(one, expected));
    if (at >= 0) sum += 1 / (at + 1);
  }
  return Math.round((1000 * sum) / queries.length) / 1000;
}

/** Leaves out, swaps or replaces a letter of the longest word, by a fixed seed. */
function misspell(queries: readonly GoldenQuery[]): readonly GoldenQuery[] {
  let seed = 7;
  const random = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * below);
  };
  return queries.flatMap((one) => {
    const words = one.query.split(' ');
    const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
    if (longest.length < 4) return [];
    const at = 1 + random(longest.length - 2);
    const [before, letter, after] = [longest.slice(0, at), longest[at] ?? '', longest.slice(at + 1)];
    const wrong =
      [before + after, before + after.slice(0, 1) + letter + after.slice(1), `${before}x${after}`][random(3)] ?? longest;
    return [{ ...one, query: words.map((word) => (word === longest ? wrong : word)).join(' ') }];
  });
}

interface Section {
  readonly target: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}

/** All sections of built pages, whole. */
function sectionsIn(folder: string): readonly Section[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('index.html'));
  return files.sort().flatMap((path) => {
    const html = readFileSync(join(folder, path), 'utf8');
    const title = /<h1 class="title">([^<]*)/.exec(html)?.[1] ?? '';
    const body = /<div class="prose" data-body="">([\s\S]*?)<\/article>/.exec(html)?.[1] ?? '';
    const address = `/${path.replace(/\/index\.html$/, '')}`;
    return titled(sectionsOf(readHtml(body)), title).map(({ id, heading, text }) => ({
      target: id === '' ? address : `${address}#${id}`,
      title,
      heading,
      text,
    }));
  });
}

describe.skipIf(!existsSync(corpora))('search over the docs of Jest (SLODOCS_CORPORA)', () => {
  it('finds what golden queries ask for, better than MiniSearch as it comes', { timeout: 300_000 }, async () => {
    const root = await arrangeJest(temporarySite({}));
    const { outDir } = await build({ root });
    const folder = join(outDir, 'search-index');
    const client = createLocalClient(
      { scopes: [scope], folder: 'search-index' },
      { read: async (path) => readFileSync(join(folder, path), 'utf8') },
    );
    const ask: Ask = async (text) =>
      (await client.search({ text, scopes: [scope], limit: 20 })).hits.map(({ url }) =>
        decodeURIComponent(url.replace('/docs/next', '')),
      );

    const sections = sectionsIn(join(outDir, 'docs/next'));
    const mini = new MiniSearch({ fields: ['title', 'heading', 'text'] });
    mini.addAll(sections.map((one, id) => ({ ...one, id })));
    const askMini: Ask = async (text) => mini.search(text).map(({ id }) => sections[id as number]?.target ?? '');

    const tuned = read('queries.yml');
    const heldOut = read('held-out.yml');
    const typos = misspell(tuned);
    let recalled = 0;
    for (const { query, expected } of typos)
      if ((await ask(query)).slice(0, 5).some((one) => isTarget(one, expected))) recalled++;
    const figures = {
      tuned: await reciprocalRank(ask, tuned),
      more: await reciprocalRank(ask, read('more-queries.yml')),
      heldOut: await reciprocalRank(ask, heldOut),
      all: await reciprocalRank(ask, [...tuned, ...heldOut]),
      misspelt: Math.round((1000 * recalled) / typos.length) / 1000,
      mini: await reciprocalRank(askMini, [...tuned, ...heldOut]),
    };
    console.log(figures);
    expect(figures.tuned).toBeGreaterThanOrEqual(0.85);
    expect(figures.misspelt).toBeGreaterThanOrEqual(0.9);
    expect(figures.all).toBeGreaterThan(figures.mini + 0.1);
  });
});

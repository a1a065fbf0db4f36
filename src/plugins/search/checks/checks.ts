// Checks search at build: runs the tests of the site, and measures what a first search loads.

import { hash } from 'node:crypto';
import {
  type Build,
  type EmittedFile,
  type PluginContext,
  type SearchClient,
  type SearchEngine,
  type SearchHit,
  type SearchIndex,
  wholeFile,
} from 'slodocs/kit';
import { testsFile, type WrittenTests } from '../engine/index-files.ts';
import type { SearchOptions } from '../options-schema.ts';
import { type AskedIndex, type AskIndex, askerOf } from './ask-index.ts';
import { bindTests, checkBudget, type SearchTest } from './budget.ts';
import { isExpected } from './expected-pages.ts';
import { readTestsFile } from './tests-file.ts';

interface Checked extends AskedIndex {
  readonly site: Build['site'];
}

/** Returns a file with the queries that were asked, if the local client can ask them again. */
export async function checkSearch(
  checked: Checked,
  { tests: name, budget }: SearchOptions,
  ctx: PluginContext,
): Promise<readonly EmittedFile[]> {
  const { engine, index } = checked;
  const file = await readTestsFile(name, ctx);
  if (!engine.open) {
    if (file) reportUntested(file.path, engine, ctx);
    if (budget !== undefined) reportIdleBudget(engine, ctx);
    return [];
  }
  const tests = file ? await bindTests(file, checked, ctx) : [];
  const ask = askerOf(checked, ctx);
  await runTests(tests, ask, ctx);
  if (budget !== undefined) await checkBudget(budget, { tests, index }, ask, ctx);
  return tests.length === 0 || engine.clientModule !== undefined ? [] : [writtenTests(tests, index)];
}

function writtenTests(tests: readonly SearchTest[], { folder }: SearchIndex): EmittedFile {
  const queries = tests.map(({ query, scopes }) => ({ query, scopes }));
  const text = JSON.stringify({ format: 1, queries } satisfies WrittenTests);
  return { path: `${folder}/${testsFile}`, key: hash('sha256', text), make: () => text };
}

function reportUntested(path: string, { name }: SearchEngine, ctx: PluginContext): void {
  ctx.report({
    code: 'unread-file',
    message: `the search tests in "${path}" are not run, because the engine "${name}" can only be queried from browsers`,
    help: 'Remove the file, and test queries in the service that has the index.',
    place: wholeFile(path),
  });
}

function reportIdleBudget({ name }: SearchEngine, ctx: PluginContext): void {
  ctx.report({
    code: 'idle-option',
    message: `the option "budget" has no effect, because the engine "${name}" does not load files of the site`,
    help: 'Remove it.',
    place: ctx.locate(['budget'], 'key'),
  });
}

/** As many results as the pop-up shows: more tells how far away a page is. */
const mostHits = 20;

/** How many results a report shows of those that came instead. */
const mostShown = 3;

interface Found {
  readonly url: string;
  readonly name: string;
}

export async function runTests(tests: readonly SearchTest[], ask: AskIndex, ctx: PluginContext): Promise<void> {
  for (const test of tests) {
    const { query, scopes, expected } = test;
    // Each result costs an excerpt, and lists begin alike at any length.
    const first = await ask(['first', query, scopes], (client) => resultsOf(test, mostShown, client));
    const isFound = rankOf(expected, first) !== -1;
    const found = isFound ? first : await ask(['all', query, scopes], (client) => resultsOf(test, mostHits, client));
    reportFailed(test, found, ctx);
  }
}

async function resultsOf({ query, scopes }: SearchTest, limit: number, client: SearchClient): Promise<readonly Found[]> {
  const { hits } = await client.search({ text: query, scopes, limit });
  return hits.map((hit) => ({ url: hit.url, name: nameOf(hit) }));
}

/** -1 where none of the pages is found. */
function rankOf(expected: SearchTest['expected'], found: readonly Found[]): number {
  return found.findIndex(({ url }) => expected.some((one) => isExpected(one, url)));
}

function nameOf({ page, headings }: SearchHit): string {
  return [page, headings.at(-1) ?? []].flatMap((marked) => marked.map(({ text }) => text).join('') || []).join(' › ');
}

function reportFailed(
  { query, addresses, expected, within, place }: SearchTest,
  found: readonly Found[],
  ctx: PluginContext,
): void {
  const rank = rankOf(expected, found);
  if (rank !== -1 && rank < within) return;
  const wanted = addresses.map((address) => `"${address}"`).join(' or ');
  const { baseUrl } = ctx.settings;
  const shown = found
    .slice(0, Math.max(within, mostShown))
    .map(({ url, name }, n) => `${n + 1}. ${name} (${url.startsWith(baseUrl) ? `/${url.slice(baseUrl.length)}` : url})`);
  const instead = shown.length === 0 ? 'It has no results.' : `It finds ${shown.join(', ')}.`;
  const late = rank === -1 ? '' : ` ${addresses.length > 1 ? 'The first of them' : 'The page'} is result ${rank + 1}.`;
  const way = 'Use the words of the query in its title, a heading or `keywords`, or give it a `boost`.';
  ctx.report({
    code: 'failed-test',
    message: `the search for "${query}" does not find ${wanted} ${within === 1 ? 'first' : `among its first ${within} results`}`,
    help: `${instead}${late} ${way}`,
    place,
  });
}

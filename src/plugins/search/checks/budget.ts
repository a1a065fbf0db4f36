// Measures what a first search loads, and reports where that is above the budget.
import { hash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Build, Place, PluginContext, SearchClient, SearchIndex } from 'slodocs/kit';
import { firstResults } from '../engine/pop-up-limits.ts';
import { helpForVersion, queriedScopes } from '../find-in-site.ts';
import { unversioned } from '../records/search-index.ts';
import type { AskIndex } from './ask-index.ts';
import { type ExpectedPage, findExpected } from './expected-pages.ts';
import type { TestsFile } from './tests-file.ts';

/** How many queries are measured. */
const mostQueries = 8;

interface Measured {
  readonly query: string;
  readonly bytes: number;
  /** The largest first. */
  readonly files: readonly { readonly path: string; readonly bytes: number }[];
}

type Query = Pick<SearchTest, 'query' | 'scopes'>;

/** Clients that load no files cost nothing that a build could measure. */
export async function checkBudget(
  budget: number,
  { tests, index }: { readonly tests: readonly Query[]; readonly index: SearchIndex },
  ask: AskIndex,
  ctx: PluginContext,
): Promise<void> {
  const measured: Measured[] = [];
  for (const { query, scopes } of tests.length > 0 ? chosen(tests, (test) => test.query) : titles(index)) {
    const asked = { query, scopes };
    measured.push(await ask(['transfer', asked], (client, loaded) => measure(asked, client, loaded)));
  }
  const worst = measured.toSorted((a, b) => b.bytes - a.bytes)[0];
  if (!worst || worst.bytes <= budget) return;
  const large = worst.files.slice(0, 3).map(({ path, bytes }) => `"${path}" ${kilobytes(bytes)}`);
  const rest = worst.files.length - large.length;
  ctx.report({
    code: 'over-budget',
    message: `a first search for "${worst.query}" loads ${kilobytes(worst.bytes)}, more than the budget of ${kilobytes(budget)}`,
    help: `The largest files are ${large.join(', ')}${rest > 0 ? `, and there are ${rest} more` : ''}. Exclude pages with \`search: false\`, split long ones, or raise \`budget\`.`,
    place: ctx.locate(['budget']),
  });
}

async function measure({ query, scopes }: Query, client: SearchClient, loaded: ReadonlyMap<string, string>): Promise<Measured> {
  await client.search({ text: query, scopes, ...firstResults });
  const files = [...loaded]
    .map(([path, text]) => ({ path, bytes: gzipSync(text).length }))
    .sort((a, b) => b.bytes - a.bytes || (a.path < b.path ? -1 : 1));
  return { query, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), files };
}

/** The first two words of some titles, as readers type them on a page. */
function titles({ scopes }: SearchIndex): readonly Query[] {
  const all = scopes.flatMap(({ id, pages }) =>
    pages.map(({ title, url }) => ({ title, url, scopes: [...new Set([unversioned, id])] })),
  );
  return chosen(all, ({ url }) => url).map(({ title, scopes: asked }) => ({
    query:
      title
        .split(/\s+/)
        .filter((word) => /[\p{L}\p{N}]{2}/u.test(word))
        .slice(0, 2)
        .join(' ') || title,
    scopes: asked,
  }));
}

/** The same ones in each build, whatever else there is. */
function chosen<T>(all: readonly T[], nameOf: (one: T) => string): readonly T[] {
  const digests = new Map(all.map((one) => [one, hash('sha256', nameOf(one))]));
  return all.toSorted((a, b) => ((digests.get(a) ?? '') < (digests.get(b) ?? '') ? -1 : 1)).slice(0, mostQueries);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** A query, and the pages of which one must be among its first results. */
export interface SearchTest {
  readonly query: string;
  readonly scopes: readonly string[];
  /** As they are written. */
  readonly addresses: readonly string[];
  readonly expected: readonly ExpectedPage[];
  readonly within: number;
  readonly place: Place;
}

const defaultWithin = 3;

/** Leaves out entries with a fault, which is reported. */
export async function bindTests(
  { tests, locate }: TestsFile,
  { site, index }: { readonly site: Build['site']; readonly index: SearchIndex },
  ctx: PluginContext,
): Promise<readonly SearchTest[]> {
  const bound: SearchTest[] = [];
  for (const { index: entry, query, expect, within = defaultWithin, version } of tests) {
    const scopes = queriedScopes(site.versions, version);
    if (version !== undefined && !scopes) {
      const message = `there is no version "${version}" to search`;
      const help = helpForVersion(site.versions, version);
      ctx.report({ code: 'unknown-version', message, help, place: locate([entry, 'version']) });
    }
    if (!scopes) continue;
    const addresses = [expect].flat();
    const expected: ExpectedPage[] = [];
    for (const [n, address] of addresses.entries()) {
      const place = locate(Array.isArray(expect) ? [entry, 'expect', n] : [entry, 'expect']);
      const found = await findExpected(address, place, { site, index, scopes }, ctx);
      if (found) expected.push(found);
    }
    // An entry with a wrong address would fail, or pass, for no reason.
    if (expected.length < addresses.length) continue;
    bound.push({ query, scopes, addresses, expected, within, place: locate([entry, 'query']) });
  }
  return bound;
}

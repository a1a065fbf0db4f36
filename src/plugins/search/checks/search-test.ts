// Resolves the entries of a file of search tests to pages and versions.
import type { Build } from '#model/output';
import type { Place } from '#model/place';
import type { PluginContext } from '#model/plugin';
import type { SearchIndex } from '#model/search';
import { helpForVersion, queriedScopes } from '../query-scopes.ts';
import { type ExpectedPage, findExpected } from './expected-pages.ts';
import type { TestsFile } from './tests-file.ts';

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
      const message = `there is no version "${version}" to be searched`;
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

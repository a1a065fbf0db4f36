// What readers of Nines search for, asked by an agent: each query of the site's own tests finds its page among the first results.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Agent, agentOf } from '../cli/mcp/agent.ts';
import { repository } from './site.ts';

interface SearchTest {
  readonly query: string;
  readonly expect: string | readonly string[];
  /** How many of the first results it is to be among. */
  readonly within?: number;
}

/** Unless a test says otherwise. */
const usual = 3;

const tests = parse(readFileSync(join(repository, 'site/search.test.yml'), 'utf8')) as readonly SearchTest[];

test('the tool "search" passes the search tests of the site', async () => {
  const agent: Agent = await agentOf(repository);
  expect(tests.length).toBeGreaterThan(90);
  const missed: string[] = [];
  for (const { query, expect: wanted, within } of tests) {
    const { data } = await agent.call('search', { query, limit: within ?? usual });
    const routes = ((data?.['hits'] ?? []) as { readonly route: string }[]).map(({ route }) => route);
    const isFound = [wanted].flat().some((one) => routes.some((route) => leadsTo(route, one)));
    if (!isFound) missed.push(`${query}: ${routes.join(', ')}`);
  }
  expect(missed).toEqual([]);
}, 600_000);

/** A page, or one of its sections where one is named. */
function leadsTo(route: string, wanted: string): boolean {
  const [path = '', anchor] = route.split('#');
  const [page, section] = wanted.split('#');
  return (path.replace(/(?<=.)\/$/, '') || '/') === page && (section === undefined || section === anchor);
}

// The client of Algolia over the network: what it asks, which server answers, and what becomes of records.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Json } from '../../../../src/model/json.ts';
import type { SearchClient } from '../../../../src/model/search.ts';
import createClient from '../../../../src/plugins/search/browser/algolia/client.ts';
import { deepTest } from '../../../property-runs.ts';
import { type AlgoliaServer, hits, startAlgolia } from './algolia-server.ts';

let servers: readonly AlgoliaServer[];

beforeEach(async () => {
  servers = await Promise.all([startAlgolia(hits), startAlgolia(hits)]);
  vi.stubGlobal('document', { documentElement: { lang: 'de' }, querySelector: () => ({ href: 'https://case.example/docs/' }) });
  vi.stubGlobal('location', new URL('http://localhost:3000/docs/'));
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all(servers.map((server) => server.close()));
});

const query = { text: 'gate', scopes: ['default', 'docs-default-2.0'], limit: 20 };

function client(settings: Readonly<Record<string, Json>> = {}): SearchClient {
  const hosts = servers.map(({ origin }) => origin);
  const tags = {
    default: ['default', 'docs-api-current'],
    'docs-default-2.0': ['docs-default-2.0'],
    'docs-default-1.0': ['docs-default-1.0'],
  };
  const config = { appId: 'APP', apiKey: 'search-key', indexName: 'docs', hosts, facetFilters: [], contextual: true, tags };
  return createClient({ ...config, ...settings }, '/');
}

it('asks for the language and the versions of the page, with the key in a header', async () => {
  await client({ facetFilters: ['type:content'] }).search({ ...query, tags: ['new', 'old'] });
  const [{ path, headers, requests } = { path: '', headers: {}, requests: [] }] = servers[0]?.asked ?? [];
  expect(path).toBe('/1/indexes/*/queries');
  expect(headers).toMatchObject({ 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'search-key' });
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
    indexName: 'docs',
    query: 'gate',
    hitsPerPage: 20,
    facetFilters: [
      'language:de',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-api-current', 'docusaurus_tag:docs-default-2.0'],
      'type:content',
      ['tags:new', 'tags:old'],
    ],
  });
  expect(servers[1]?.asked).toEqual([]);
  await client({ contextual: false }).search(query);
  expect(servers[0]?.asked[1]?.requests[0]).toMatchObject({ facetFilters: [] });
});

it('makes texts of highlighted records, leads to the copy that is open, and to nothing that runs', async () => {
  const { hits: found, total } = await client().search(query);
  expect(total).toBe(44);
  expect(found.map(({ url, kind, group }) => [url, kind, group])).toEqual([
    ['/docs/gates#paint-it', 'text', 'Guides'],
    ['/docs/', 'page', 'Home'],
    ['https://other.example/docs/', 'page', 'Other'],
  ]);
  expect(found[0]).toMatchObject({
    page: [{ text: 'Gate', marked: true }, { text: 's' }],
    headings: [[{ text: 'Paint it' }]],
    excerpt: [{ text: 'A ' }, { text: 'gate', marked: true }, { text: ' & <img src=x onerror="globalThis.hurt=1"> <b>more</b>' }],
    words: ['gate'],
  });
  expect(found[1]?.page).toEqual([{ text: '<i>Home</i>' }]);
  const few = await client().search({ ...query, limit: 1 });
  expect(few.hits).toHaveLength(1);
});

deepTest('asks the next server where one fails or does not answer, and rejects where all do', async () => {
  const [first, second] = servers as readonly [AlgoliaServer, AlgoliaServer];
  first.status = 500;
  expect((await client().search(query)).hits).toHaveLength(3);
  first.status = 'never';
  const before = performance.now();
  expect((await client().search(query)).hits).toHaveLength(3);
  expect(performance.now() - before).toBeGreaterThan(1500);
  await first.close();
  expect((await client().search(query)).hits).toHaveLength(3);
  expect(second.asked).toHaveLength(3);
  second.status = 500;
  await expect(client().search(query)).rejects.toThrow('no Algolia server responded');
});

it('rejects at once what the server refuses, and what is aborted', async () => {
  const [first, second] = servers as readonly [AlgoliaServer, AlgoliaServer];
  first.status = 403;
  await expect(client().search(query)).rejects.toThrow(`${first.origin} answers with 403`);
  first.status = 'never';
  const reader = new AbortController();
  const asked = client().search({ ...query, signal: reader.signal });
  await vi.waitFor(() => expect(first.asked).toHaveLength(2));
  reader.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  expect(second.asked).toEqual([]);
});

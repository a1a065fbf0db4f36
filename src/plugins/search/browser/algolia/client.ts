// Queries Algolia's servers.
import type { CreateSearchClient, SearchAnswer, SearchQuery } from 'slodocs/kit';
import type { AlgoliaConfig } from './config.ts';
import { type AlgoliaHit, afterMark, beforeMark, hitOf } from './hit.ts';

/** How long the first server may take, in milliseconds; each further one may take longer. */
const patience = 2000;

/** The most that Algolia gives at once. */
const mostHits = 1000;

interface Result {
  readonly hits: readonly AlgoliaHit[];
  readonly nbHits: number;
}

/** The server has refused the query itself, as any other would. */
class Refusal extends Error {}

const createClient: CreateSearchClient = (given) => {
  const config = given as unknown as AlgoliaConfig;
  return {
    async search(query) {
      const { hits, nbHits } = await askAny(config, query);
      return { ...answerOf(hits, query), total: nbHits };
    },
  };
};

export default createClient;

function answerOf(found: readonly AlgoliaHit[], { limit, perGroup = limit }: SearchQuery): Omit<SearchAnswer, 'total'> {
  const counts = new Map<string, number>();
  const hits = found
    .flatMap((one) => hitOf(one) ?? [])
    .filter(({ group }) => {
      const count = counts.get(group) ?? 0;
      counts.set(group, count + 1);
      return count < perGroup;
    });
  // Only types and tags of the first hits would be known, which is no count of all.
  return { hits: hits.slice(0, limit), suggestions: [], types: [], tags: [] };
}

/** Asks one server after the other. */
async function askAny(config: AlgoliaConfig, query: SearchQuery): Promise<Result> {
  let last: unknown;
  for (const [n, host] of config.hosts.entries()) {
    try {
      return await ask(host, config, query, patience * (n + 1));
    } catch (thrown) {
      query.signal?.throwIfAborted();
      if (thrown instanceof Refusal) throw thrown;
      last = thrown;
    }
  }
  throw new Error('no Algolia server responded', { cause: last });
}

async function ask(host: string, config: AlgoliaConfig, query: SearchQuery, timeout: number): Promise<Result> {
  const { appId, apiKey } = config;
  const expired = AbortSignal.timeout(timeout);
  const response = await fetch(`${host}/1/indexes/*/queries`, {
    method: 'POST',
    headers: { 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ requests: [requestOf(config, query)] }),
    signal: query.signal ? AbortSignal.any([query.signal, expired]) : expired,
    referrerPolicy: 'strict-origin-when-cross-origin',
  });
  if (!response.ok) {
    const message = `${host} answers with ${response.status}`;
    throw Math.floor(response.status / 100) === 4 ? new Refusal(message) : new Error(message);
  }
  const { results } = (await response.json()) as { readonly results: readonly Result[] };
  const [result] = results;
  if (!result || !Array.isArray(result.hits)) throw new Error(`${host} gives no results`);
  return result;
}

function requestOf(
  { indexName, facetFilters, contextual, tags: tagsOf }: AlgoliaConfig,
  { text, scopes, tags, limit }: SearchQuery,
) {
  const context = [
    `language:${document.documentElement.lang}`,
    scopes.flatMap((scope) => (tagsOf[scope] ?? []).map((tag) => `docusaurus_tag:${tag}`)),
  ];
  const tagged = tags?.length ? [tags.map((tag) => `tags:${tag}`)] : [];
  return {
    indexName,
    query: text,
    hitsPerPage: Math.min(limit, mostHits),
    facetFilters: [...(contextual ? context : []), ...facetFilters, ...tagged],
    attributesToRetrieve: ['hierarchy', 'content', 'type', 'url', 'anchor'],
    attributesToSnippet: ['content:20'],
    snippetEllipsisText: '…',
    highlightPreTag: beforeMark,
    highlightPostTag: afterMark,
    clickAnalytics: false,
  };
}

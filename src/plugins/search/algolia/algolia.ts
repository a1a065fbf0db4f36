// Provides the search engine for sites that Algolia searches: browsers query its servers.
import { fileURLToPath } from 'node:url';
import type { PluginContext, SearchEngine, SearchIndex } from 'slodocs/kit';
import type { AlgoliaConfig } from '../browser/algolia/config.ts';
import type { AlgoliaOptions } from './options-schema.ts';

export type { AlgoliaOptions };

/** `appId`, `apiKey` and `indexName` are those of the dashboard of Algolia. */
export function algolia(options: AlgoliaOptions): SearchEngine {
  const hosts = hostsOf(options);
  return {
    name: 'algolia',
    options,
    optionsSchema: async () => (await import('./options-schema.ts')).optionsSchema,
    clientModule: fileURLToPath(new URL('../browser/algolia/offer.ts', import.meta.url)),
    loads: { 'connect-src': hosts },
    config(scopes) {
      const tags = Object.fromEntries(scopes.map(({ id, crawlerTags }) => [id, [...crawlerTags]]));
      const { appId, apiKey, indexName, facetFilters = [], contextual = true } = options;
      const filters = facetFilters.map((filter) => (typeof filter === 'string' ? filter : [...filter]));
      return { appId, apiKey, indexName, hosts: [...hosts], facetFilters: filters, contextual, tags } satisfies AlgoliaConfig;
    },
    async index(index, ctx) {
      reportSynonyms(index, ctx);
      if (!options.records) return [];
      const { recordsFile } = await import('./records.ts');
      return [recordsFile(index, ctx.settings.url)];
    },
  };
}

/** The nearest server first, then those that take over, as Algolia's own clients ask them. */
function hostsOf({ appId, host }: AlgoliaOptions): readonly string[] {
  if (host !== undefined) return [host];
  const id = String(appId).toLowerCase();
  return [`https://${id}-dsn.algolia.net`, ...[1, 2, 3].map((n) => `https://${id}-${n}.algolianet.com`)];
}

function reportSynonyms({ synonyms }: SearchIndex, ctx: PluginContext): void {
  if (synonyms.length === 0) return;
  ctx.report({
    code: 'idle-option',
    message: 'the option "synonyms" has no effect, because Algolia has its own synonyms',
    help: 'Set them in the Algolia dashboard, and remove the option.',
    place: ctx.locate(['synonyms'], 'key'),
  });
}

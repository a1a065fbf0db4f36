// Answers a query in the terminal.
import type { PluginContext, SearchAnswer, SearchEngine, SearchIndex, SearchRefusal, Site, SiteQuery } from 'slodocs/kit';
import { helpForVersion, queriedScopes } from './query-scopes.ts';

export async function findInSite(
  engine: SearchEngine,
  index: SearchIndex,
  { query, site }: { readonly query: SiteQuery; readonly site: Pick<Site, 'versions'> },
  ctx: PluginContext,
): Promise<SearchAnswer | SearchRefusal> {
  const { text, version, limit } = query;
  const scopes = queriedScopes(site.versions, version);
  if (!scopes) {
    const name = version ?? '';
    return { message: `there is no version "${name}" to be searched`, help: helpForVersion(site.versions, name) };
  }
  if (!engine.open) {
    const message = `the search engine "${engine.name}" cannot be asked here`;
    return { message, help: 'Its index is on a server: search on the pages of the site.' };
  }
  const client = await engine.open(index, await engine.index(index, ctx), ctx);
  return client.search({ text, scopes, limit });
}

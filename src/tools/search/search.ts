// Implements `slodocs search`: renders the site in memory, and queries its search plugin.
import type { Config } from '#model/config';
import type { Plugin } from '#model/plugin';
import type { SearchAnswer, SearchRefusal, SiteQuery } from '#model/search-answer';
import type { SearchRequest, SearchResult } from '#model/search-run';
import type { RunRequest } from '#session/run-request';
import { withPages } from '#session/with-pages';

export type Found = Pick<SearchResult, 'answer' | 'refusal' | 'diagnostics'>;

const noPlugin: SearchRefusal = {
  message: 'the site has no search',
  help: 'Remove `search: false` from "preset" in the configuration.',
};

export async function searchSite(request: RunRequest, { text, version, limit }: SearchRequest): Promise<Found> {
  const query: SiteQuery = { text, version, limit };
  const { reporter } = request;
  let refusal: SearchRefusal | undefined;
  const hasSearch = (config: Config): boolean => {
    if (!searcherOf(config)) refusal = noPlugin;
    return refusal === undefined;
  };
  const found = await withPages(request, hasSearch, async ({ config, hooks }, build) => {
    const plugin = searcherOf(config);
    return plugin && hooks.find(plugin, build, query);
  });
  const diagnostics = reporter.list().filter(({ severity }) => severity === 'error');
  if (found && isAnswer(found)) return { answer: found, refusal: undefined, diagnostics };
  return { answer: undefined, refusal: found ?? refusal, diagnostics };
}

/** A site's own plugins come after those of the preset. */
function searcherOf({ plugins }: Config): Plugin | undefined {
  return plugins.findLast(({ search }) => search);
}

function isAnswer(found: SearchAnswer | SearchRefusal): found is SearchAnswer {
  return 'hits' in found;
}

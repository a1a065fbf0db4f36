// Implements `slodocs search`: renders the site in memory, and queries its search plugin.
import type { Config } from '#model/config';
import { nearest } from '#model/nearest';
import type { Plugin } from '#model/plugin';
import type { BuildOptions, BuildResult } from '#model/run';
import type { SearchAnswer, SearchRefusal, SiteQuery } from '#model/search-answer';
import type { RunRequest } from '#session/run-request';
import type { Session } from '#session/session';
import { withSite } from '#session/with-site';

export type Found = Pick<SearchResult, 'answer' | 'refusal' | 'diagnostics'>;

const noPlugin: SearchRefusal = {
  message: 'the site has no search',
  help: 'Remove `search: false` from "preset" in the configuration.',
};

export async function searchSite(request: RunRequest, query: SearchRequest): Promise<Found> {
  const { reporter } = request;
  const found = await withSite(request, ({ rendered }) => findIn(rendered, query));
  const diagnostics = reporter.list().filter(({ severity }) => severity === 'error');
  if (found && isAnswer(found)) return { answer: found, refusal: undefined, diagnostics };
  return { answer: undefined, refusal: found, diagnostics };
}

/** Queries a site that is open. Undefined for a site with errors, which are reported. */
export async function findIn(
  render: Session['render'],
  { text, version, locale, limit }: Pick<SearchRequest, 'text' | 'version' | 'locale' | 'limit'>,
): Promise<SearchAnswer | SearchRefusal | undefined> {
  const query: SiteQuery = { text, version, limit };
  let refusal: SearchRefusal | undefined;
  const hasSearch = (config: Config): boolean => {
    refusal = searcherOf(config) ? unknownLanguage(config, locale) : noPlugin;
    return refusal === undefined;
  };
  const found = await render(
    hasSearch,
    async ({ config, hooks }, build) => {
      const plugin = searcherOf(config);
      return plugin && hooks.find(plugin, build, query);
    },
    locale,
  );
  return found ?? refusal;
}

function unknownLanguage({ settings: { i18n, lang } }: Config, locale: string | undefined): SearchRefusal | undefined {
  const names = i18n ? i18n.locales.map(({ name }) => name) : [lang];
  if (locale === undefined || names.includes(locale)) return undefined;
  const near = nearest(locale, names);
  const help =
    near === undefined ? `Its languages are ${names.map((name) => `"${name}"`).join(', ')}.` : `Did you mean "${near}"?`;
  return { message: `the site has no language "${locale}"`, help };
}

/** A site's own plugins come after those of the preset. */
function searcherOf({ plugins }: Config): Plugin | undefined {
  return plugins.findLast(({ search }) => search);
}

function isAnswer(found: SearchAnswer | SearchRefusal): found is SearchAnswer {
  return 'hits' in found;
}

export interface SearchRequest extends Omit<BuildOptions, 'outDir' | 'strict' | 'onProgress'>, Omit<SiteQuery, 'version'> {
  /** The name of a version, instead of the latest one. */
  readonly version?: string | undefined;
  /** The name of a language, instead of that of the site. */
  readonly locale?: string | undefined;
}

export interface SearchResult extends Pick<BuildResult, 'diagnostics' | 'texts' | 'root' | 'outDir'> {
  /** Undefined for a site with errors. */
  readonly answer: SearchAnswer | undefined;
  /** Why the query has no answer, if not because of an error of the site. */
  readonly refusal: SearchRefusal | undefined;
}

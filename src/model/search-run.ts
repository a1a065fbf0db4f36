// Defines the types of the options and the result of `slodocs search`.
import type { BuildOptions, BuildResult } from './run.ts';
import type { SearchAnswer, SearchRefusal, SiteQuery } from './search-answer.ts';

export interface SearchRequest extends Omit<BuildOptions, 'outDir' | 'strict' | 'onProgress'>, Omit<SiteQuery, 'version'> {
  /** The name of a version, instead of the latest one. */
  readonly version?: string | undefined;
}

export interface SearchResult extends Pick<BuildResult, 'diagnostics' | 'texts' | 'root' | 'outDir'> {
  /** Undefined for a site with errors. */
  readonly answer: SearchAnswer | undefined;
  /** Why the query has no answer, if not because of an error of the site. */
  readonly refusal: SearchRefusal | undefined;
}

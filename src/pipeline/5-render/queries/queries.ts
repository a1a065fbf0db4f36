// Answers page queries, and checks whether recorded answers still hold.
import type { Question } from '#model/lookups';
import type { Site } from '#model/site';
import type { PropsOf } from '../props/page-props.ts';
import type { PageValues } from '../recipe/recipe.ts';
import { frontMatterOf } from './front-matter.ts';
import { indexSite, type SiteIndex } from './index-site.ts';
import { queryContextOf } from './query-context.ts';
import type { RecordedAnswers } from './recording-server.ts';
import { openResolver } from './resolve-query.ts';
import type { QueryingPage } from './resolvers.ts';

export interface PageQueries {
  /** Created on first use. */
  readonly index: () => SiteIndex;
  /** True where each recorded answer is still the same. */
  hold(values: () => PageValues, answers: RecordedAnswers): boolean;
}

export function openPageQueries(site: Site, propsOf: PropsOf): PageQueries {
  let made: SiteIndex | undefined;
  const index = (): SiteIndex => {
    made ??= indexSite(site);
    return made;
  };
  const resolve = openResolver(index);
  const answer = (page: QueryingPage, key: string): string | undefined => {
    try {
      return JSON.stringify(resolve(page, key.split('\n') as unknown as Question));
    } catch {
      // The query has no answer any more; rendering will report that.
      return undefined;
    }
  };
  return {
    index,
    hold(valuesOf, answers) {
      const recorded = Object.entries(answers);
      if (recorded.length === 0) return true;
      const values = valuesOf();
      const page = { ...queryContextOf(values), props: () => propsOf(values), frontMatter: () => frontMatterOf(values) };
      return recorded.every(([key, before]) => answer(page, key) === JSON.stringify(before));
    },
  };
}

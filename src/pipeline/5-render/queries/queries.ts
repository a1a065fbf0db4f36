// Answers page queries, and checks whether recorded answers still hold.

import type { JsonObject } from '#model/json';
import { type Ask, type DrawnIcon, type Question, questionKey } from '#model/lookups';
import { compareText } from '#model/place';
import type { Site } from '#model/site';
import type { ThemeServer } from '#model/theme';
import type { PropsOf } from '../props/page-props.ts';
import type { PageValues } from '../recipe/recipe.ts';
import { indexSite, type SiteIndex } from './index-site.ts';
import { type QueryingPage, queryContextOf } from './query-context.ts';
import { openResolver } from './resolve-query.ts';

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

/** Unknown keys are merged with the known ones. */
export function frontMatterOf({ page, content }: PageValues): JsonObject {
  const [doc] = page.kind === 'doc' ? content : [];
  const { other, ...known } = doc?.document.facts.frontMatter ?? { other: {} };
  return { ...other, ...known } as JsonObject;
}

/** Answers by `questionKey`, sorted. */
export type RecordedAnswers = JsonObject;

interface Asking {
  readonly server: ThemeServer;
  answers(): RecordedAnswers;
}

/** For one page, which may be rendered again to locate a fault. */
export function recordingServer(server: ThemeServer, answer: Ask, draw?: (name: string) => DrawnIcon): Asking {
  const noted = new Map<string, ReturnType<Ask>>();
  const ask: Ask = (question) => {
    if (draw && question[0] === 'icon') return draw(question[1] ?? '');
    const key = questionKey(question);
    if (!noted.has(key)) noted.set(key, answer(question));
    return noted.get(key) as ReturnType<Ask>;
  };
  return {
    server: {
      ...server,
      renderLayout: (props, body, options) => server.renderLayout(props, body, { ...options, ask }),
      print: (props, request) => server.print(props, { ...request, ask }),
      withPage: (props, element, onHead, highlight) => server.withPage(props, element, onHead, highlight, ask),
    },
    answers: () => Object.fromEntries([...noted].sort(([a], [b]) => compareText(a, b))) as unknown as RecordedAnswers,
  };
}

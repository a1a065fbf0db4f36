// Types page queries and their resolvers.
import type { JsonObject } from '#model/json';
import type { Answers, Question } from '#model/lookups';
import type { PageProps } from '#model/page-props';
import type { QueryContext } from './query-context.ts';

/** A page that asks, with what is only looked at for some questions. */
export interface QueryingPage extends QueryContext {
  readonly props: () => PageProps;
  /** What the author wrote above its content. */
  readonly frontMatter: () => JsonObject;
}

export type ResolveQuery = (page: QueryingPage, question: Question) => Answers[keyof Answers];

/** Throws what the asking component is to throw. */
export type Resolvers<Names extends keyof Answers> = {
  readonly [Name in Names]: (page: QueryingPage, ...about: string[]) => Answers[Name];
};

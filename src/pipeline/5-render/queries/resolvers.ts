// Defines the types of page queries and their resolvers.
import type { JsonObject } from '#model/json';
import type { Answers, Question } from '#model/lookups';
import type { PageProps } from '#model/page-props';
import type { QueryContext } from './query-context.ts';

/** A querying page, with lazy fields that only some queries read. */
export interface QueryingPage extends QueryContext {
  readonly props: () => PageProps;
  /** The page's front matter. */
  readonly frontMatter: () => JsonObject;
}

export type ResolveQuery = (page: QueryingPage, question: Question) => Answers[keyof Answers];

/** Throws the error for the querying component. */
export type Resolvers<Names extends keyof Answers> = {
  readonly [Name in Names]: (page: QueryingPage, ...about: string[]) => Answers[Name];
};

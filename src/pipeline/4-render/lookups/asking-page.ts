// What answers a page is handed of it, and what it is for every question.
import type { JsonObject } from '#model/json';
import type { Answers, Question } from '#model/lookups';
import type { PageProps } from '#model/page-props';
import type { Asker } from './asker.ts';

/** A page that asks, with what is only looked at for some questions. */
export interface AskingPage extends Asker {
  readonly props: () => PageProps;
  /** What the author wrote above its content. */
  readonly frontMatter: () => JsonObject;
}

export type AnswerOf = (page: AskingPage, question: Question) => Answers[keyof Answers];

/** Throws what the asking component is to throw. */
export type AnswersTo<Names extends keyof Answers> = {
  readonly [Name in Names]: (page: AskingPage, ...about: string[]) => Answers[Name];
};

// A question about the rest of the site to its answer: from the site while a page is rendered, in the browser from what was answered then.
import { createContext, useContext } from 'react';
import { type Answers, type Ask, type Question, questionKey } from '#model/lookups';
import { useShownPage } from '../mdx/page-context.tsx';

/** Undefined in the browser. */
export const AskContext = createContext<Ask | undefined>(undefined);

export type AskFor = <Name extends keyof Answers>(name: Name, ...about: string[]) => Answers[Name];

/** What comes back may be called any number of times. */
export function useAsk(): AskFor {
  const ask = useContext(AskContext);
  const { answers = {} } = useShownPage() ?? {};
  return <Name extends keyof Answers>(...question: Question) => {
    const key = questionKey(question);
    if (!ask && !(key in answers)) throw new Error(`not asked when the page was rendered: ${question.join(' ')}`);
    return (ask ? ask(question) : answers[key]) as Answers[Name];
  };
}

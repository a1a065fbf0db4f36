// Answers page queries of hooks: from the site while rendering, from the page's data in the browser.
import { createContext, useContext } from 'react';
import { type Answers, type Ask, outside, type Question, questionKey } from '#model/lookups';
import { useShownPage } from '../page/page-context.tsx';

/** Undefined in the browser. */
export const AskContext = createContext<Ask | undefined>(undefined);

export type AskFor = <Name extends keyof Answers>(name: Name, ...about: string[]) => Answers[Name];

/** Returns the query function of a hook; `provider` is what Docusaurus names as missing outside a page. */
export function useAsk(hook: string, provider = 'DocsProvider'): AskFor {
  const ask = useContext(AskContext);
  const page = useShownPage();
  if (!page) throw new Error(outside(hook, provider));
  const { answers = {} } = page;
  return <Name extends keyof Answers>(...question: Question) => {
    const key = questionKey(question);
    if (!ask && !(key in answers)) throw new Error(`${hook} was not called with these arguments when the page was rendered`);
    return (ask ? ask(question) : answers[key]) as Answers[Name];
  };
}

// Queries the engine whenever the query changes, and keeps the last answer until the next one arrives.
import { useEffect, useState } from 'react';
import type { SearchAnswer, SearchClient, SearchQuery } from 'slodocs/kit';

export interface Answered {
  readonly text: string;
  readonly answer: SearchAnswer;
}

export interface Asking {
  /** That of an earlier query while a new one is asked; undefined for an empty query. */
  readonly answered: Answered | undefined;
  readonly isAsking: boolean;
  readonly hasFailed: boolean;
  retry(): void;
}

interface State {
  readonly key: string;
  readonly answered?: Answered | undefined;
  readonly hasFailed: boolean;
}

/** A query without letters or digits asks nothing. */
export function isAsked(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

export function useAnswer(client: () => Promise<SearchClient>, query: Omit<SearchQuery, 'signal'>): Asking {
  const [state, setState] = useState<State>({ key: '', hasFailed: false });
  const [attempt, setAttempt] = useState(0);
  const key = isAsked(query.text) ? JSON.stringify([query, attempt]) : '';
  useEffect(() => {
    if (key === '') return setState({ key, hasFailed: false });
    const [asked] = JSON.parse(key) as [SearchQuery];
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (next: Omit<State, 'key'>): void => {
      if (!signal.aborted) setState({ key, ...next });
    };
    client()
      .then((opened) => opened.search({ ...asked, signal }))
      .then(
        (answer) => settle({ answered: { text: asked.text, answer }, hasFailed: false }),
        (error: unknown) => {
          if (!signal.aborted) console.warn('The search has failed:', error);
          settle({ hasFailed: true });
        },
      );
    return () => controller.abort();
  }, [key, client]);
  return {
    answered: key === '' ? undefined : state.answered,
    isAsking: key !== state.key,
    hasFailed: key !== '' && state.hasFailed,
    retry: () => setAttempt((count) => count + 1),
  };
}

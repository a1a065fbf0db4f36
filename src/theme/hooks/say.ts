// Says any text of slodocs or of a plugin, in the language of the page.
import { createContext, use } from 'react';
import type { Values } from '#model/strings/say';
import { PageContext } from '../mdx/page-context.tsx';
import { type StringId, sayWords } from '../strings.ts';

type SayAny = (id: string, values?: Values) => string;

/** Set where the server renders a static layout: it has all texts, while browsers have those of the theme alone. */
export const SayContext = createContext<SayAny | undefined>(undefined);

/** Texts by their ids. In a static layout all of them, those of plugins included; elsewhere those that browsers have. */
export function useSay(): SayAny {
  const words = use(PageContext)?.words;
  return use(SayContext) ?? ((id, values) => sayWords(words, id as StringId, values));
}

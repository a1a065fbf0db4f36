// Provides components with the texts of slodocs and of plugins, in the language of the page.
import { createContext, use } from 'react';
import type { Values } from '#model/strings/say';
import { PageContext } from '../page/page-context.tsx';
import { type StringId, sayWords } from '../page/strings.ts';

type SayAny = (id: string, values?: Values) => string;

/** Set while the server renders a static layout, which has all texts; browsers have only the theme's. */
export const SayContext = createContext<SayAny | undefined>(undefined);

/** Returns texts by id: in a static layout all of them, those of plugins included; elsewhere only those that browsers have. */
export function useSay(): SayAny {
  const words = use(PageContext)?.words;
  return use(SayContext) ?? ((id, values) => sayWords(words, id as StringId, values));
}

// Provides the theme's texts in the language of the page.
import { use } from 'react';
import { browserStrings } from '#model/strings/browser';
import { sayIn, type Values, type Words } from '#model/strings/say';
import { PageContext } from './page-context.tsx';

export type StringId = keyof typeof browserStrings;

/** Returns a text by id, with each `{name}` replaced. For components, during rendering. Throws for a text that browsers do not have. */
export function say(id: StringId, values?: Values): string {
  if (!Object.hasOwn(browserStrings, id))
    throw new Error(`browsers do not have the text "${String(id)}": only a static layout can show it, with "useSay"`);
  return sayWords(use(PageContext)?.words, id, values);
}

/** Does the same for scripts other than components. */
export function sayWords(words: Words | undefined, id: StringId, values?: Values): string {
  return sayIn(words, browserStrings, id, values);
}

/** Returns the text for a count, in the right plural form. */
export function sayCount(id: StringId, count: number): string {
  return say(id, { count });
}

// What the theme says by itself, in the language of the page.
import { use } from 'react';
import { browserStrings } from '#model/strings/browser';
import type { Words } from '#model/strings/say';
import { sayIn, type Values } from '#model/strings/say';
import { PageContext } from './mdx/page-context.tsx';

export type StringId = keyof typeof browserStrings;

export type SayWord = (id: StringId, values?: Values) => string;

/** The text of an id, each `{name}` in it replaced by its value. For components, while they are rendered. */
export function say(id: StringId, values?: Values): string {
  return sayWords(use(PageContext)?.words, id, values);
}

/** The same for scripts that are no components. */
export function sayWords(words: Words | undefined, id: StringId, values?: Values): string {
  return sayIn(words, browserStrings, id, values);
}

/** The text for a number of things. */
export function sayCount(id: StringId, count: number): string {
  return say(id, { count });
}

/** Whether the catalogue has an id that is only known at build. */
export function isStringId(id: string): id is StringId {
  return Object.hasOwn(browserStrings, id);
}

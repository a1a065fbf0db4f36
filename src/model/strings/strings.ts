// All English texts by their ids, and what says them in the language of a site.
import type { Settings } from '../settings.ts';
import { browserStrings } from './browser.ts';
import { buildStrings } from './build.ts';
import { sayIn, type Texts, type Values, type Words } from './say.ts';

export const english = { ...browserStrings, ...buildStrings };

export type StringId = keyof typeof english;

export function isStringId(id: string): id is StringId {
  return Object.hasOwn(english, id);
}

/** Says a text by its id. */
export type Say = (id: StringId, values?: Values) => string;

/** What decides the words of a site. */
export type Language = Pick<Settings, 'lang' | 'strings'>;

/** Undefined for a site that says all of it in English. */
export function wordsOf({ lang, strings }: Language): Words | undefined {
  return Object.keys(strings).length === 0 ? undefined : { lang, texts: strings };
}

/** The part of the words that browsers may need. */
export function browserWordsOf(language: Language): Words | undefined {
  const own = Object.entries(language.strings).filter(([id]) => Object.hasOwn(browserStrings, id));
  return wordsOf({ ...language, strings: Object.fromEntries(own) });
}

export function sayer(language: Language): Say {
  return (id, values) => sayIn(wordsOf(language), english, id, values);
}

/** The same for a plugin, which may bring texts of its own. An id that nobody knows is a fault of the plugin. */
export function pluginSayer(language: () => Language, own: Texts): (id: string, values?: Values) => string {
  const known: Texts = { ...own, ...english };
  return (id, values) => {
    if (!Object.hasOwn(known, id)) throw new Error(`there is no text "${id}"`);
    return sayIn(wordsOf(language()), known, id, values);
  };
}

// Merges all English texts by id, and creates functions that translate them to a site's language.
import { browserStrings } from './browser.ts';
import { buildStrings } from './build.ts';
import { kindStrings } from './kinds.ts';
import { sayIn, type Texts, type Values, type Words } from './say.ts';
import { searchStrings } from './search.ts';

export const english = { ...browserStrings, ...kindStrings, ...buildStrings, ...searchStrings };

export type StringId = keyof typeof english;

export function isStringId(id: string): id is StringId {
  return Object.hasOwn(english, id);
}

/** Translates a text by its id. */
export type Say = (id: StringId, values?: Values) => string;

/** The settings that determine a site's texts. */
export interface Language {
  readonly lang: string;
  readonly strings: Texts;
}

/** Undefined for an English site without texts of its own. */
export function wordsOf({ lang, strings }: Language): Words | undefined {
  return Object.keys(strings).length === 0 ? undefined : { lang, texts: strings };
}

/** The subset of texts that browsers may need. */
export function browserWordsOf(language: Language): Words | undefined {
  const own = Object.entries(language.strings).filter(
    ([id]) => Object.hasOwn(browserStrings, id) || Object.hasOwn(kindStrings, id),
  );
  return wordsOf({ ...language, strings: Object.fromEntries(own) });
}

/** All texts, those of plugins included: the site's own, and English for those that it lacks. */
export function allWords({ lang, strings }: Language, plugins: readonly { readonly strings?: Texts }[]): Words {
  return { lang, texts: { ...Object.assign({}, ...plugins.map((plugin) => plugin.strings)), ...english, ...strings } };
}

export function sayer(language: Language): Say {
  return (id, values) => sayIn(wordsOf(language), english, id, values);
}

/** A translator for a plugin with texts of its own. An unknown id is the plugin's fault. */
export function pluginSayer(language: () => Language, own: Texts): (id: string, values?: Values) => string {
  const known: Texts = { ...own, ...english };
  return (id, values) => {
    if (!Object.hasOwn(known, id)) throw new Error(`there is no text "${id}"`);
    return sayIn(wordsOf(language()), known, id, values);
  };
}

// Creates the function that returns texts which a script imports from `slodocs/texts/…`.
import { sayIn, type Texts, type Values, type Words } from '#model/strings/say';

/** Creates a function that returns texts by id: each `{name}` replaced, `count` selecting the plural form. */
export function createSay<Id extends string = string>(...all: readonly Words[]): (id: Id, values?: Values) => string {
  const { lang = 'en' } = all[0] ?? {};
  const texts: Texts = Object.assign({}, ...all.map((words) => words.texts));
  return (id, values) => sayIn({ lang, texts }, {}, id, values);
}

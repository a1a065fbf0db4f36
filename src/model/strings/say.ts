// Says a text of a catalogue: chooses the form that a number asks for, and fills in values.

/** One text for each plural category of its language that needs one; `other` stands for the rest. */
export type PluralForms = { readonly other: string } & { readonly [Category in Intl.LDMLPluralRule]?: string };

/** `{name}` stands for a value. */
export type Text = string | PluralForms;

export type Texts = Readonly<Record<string, Text>>;

/** What a language says otherwise than English, by id. */
export interface Words {
  /** BCP 47. */
  readonly lang: string;
  readonly texts: Texts;
}

/** `count` chooses the form of a plural. */
export type Values = Readonly<Record<string, string | number> & { count?: number }>;

/** The text of an id in the language of `words`, or else in English, whose rules hold then. A mark without a value stays. */
export function sayIn(words: Words | undefined, english: Texts, id: string, values: Values = {}): string {
  const own = words?.texts[id];
  const text = own ?? english[id] ?? id;
  const lang = own && words ? words.lang : 'en';
  // The rules of a language are loaded for what is counted: that takes as long as rendering many pages.
  const form = typeof text === 'string' ? text : (text[new Intl.PluralRules(lang).select(values.count as number)] ?? text.other);
  return form.replace(/\{(\w+)\}/g, (mark, name: string) => (values[name] ?? mark).toLocaleString(lang));
}

// Translates a text by its id: selects the plural form and fills in values.

/** A text for each plural category of the language; `other` is the fallback. */
export type PluralForms = { readonly other: string } & { readonly [Category in Intl.LDMLPluralRule]?: string };

/** `{name}` stands for a value. */
export type Text = string | PluralForms;

export type Texts = Readonly<Record<string, Text>>;

/** The non-English texts of a language, by id. */
export interface Words {
  /** BCP 47. */
  readonly lang: string;
  readonly texts: Texts;
}

/** `count` selects the plural form. */
export type Values = Readonly<Record<string, string | number> & { count?: number }>;

/**
 * The text of an id in the language of `words`, else in English with English plural rules. A placeholder without a value stays.
 */
export function sayIn(words: Words | undefined, english: Texts, id: string, values: Values = {}): string {
  const own = words?.texts[id];
  const text = own ?? english[id] ?? id;
  const lang = own && words ? words.lang : 'en';
  // Plural rules load only for a counted text: loading takes as long as rendering many pages.
  const form = typeof text === 'string' ? text : (text[new Intl.PluralRules(lang).select(values.count as number)] ?? text.other);
  return form.replace(/\{(\w+)\}/g, (mark, name: string) => (values[name] ?? mark).toLocaleString(lang));
}

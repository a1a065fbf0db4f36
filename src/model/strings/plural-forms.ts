// Converts plural forms to the one text of Docusaurus, `One page|{count} pages`, and back.
import type { PluralForms, Text } from './say.ts';

/** The forms are in the order of the categories that the language has. The last one stands for all that are not written. */
export function formsOf(text: string, lang: string): PluralForms {
  const forms = text.split('|');
  const named = categoriesOf(lang).map((category, n) => [category, forms[n] ?? forms.at(-1)]);
  return { other: forms.at(-1) ?? '', ...Object.fromEntries(named) };
}

export function printForms(text: Text, lang: string): string {
  if (typeof text === 'string') return text;
  return categoriesOf(lang)
    .map((category) => text[category] ?? text.other)
    .join('|');
}

const categories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

export function categoriesOf(lang: string): readonly (typeof categories)[number][] {
  const { pluralCategories } = new Intl.PluralRules(lang).resolvedOptions();
  return categories.filter((category) => pluralCategories.includes(category));
}

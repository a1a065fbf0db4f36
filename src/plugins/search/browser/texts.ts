// Loads the texts of search in the language of the site.
import type { searchStrings } from '#model/strings/search';

type StringId = keyof typeof searchStrings;

/** `count` selects the plural form. */
export type Say = (id: StringId, values?: Readonly<Record<string, string | number>>) => string;

interface Words {
  readonly lang: string;
  readonly texts: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** `files` is the address of the folder with the texts. */
export async function loadSay(files: string): Promise<Say> {
  const response = await fetch(`${files}texts.json`);
  if (!response.ok) throw new Error(`${response.url} could not be loaded`);
  const { lang, texts } = (await response.json()) as Words;
  return (id, values = {}) => {
    const text = texts[id] ?? '';
    const form = typeof text === 'string' ? text : (text[pluralOf(values['count'], lang)] ?? text['other'] ?? '');
    return form.replace(/\{(\w+)\}/g, (mark, name: string) => (values[name] ?? mark).toLocaleString(lang));
  };
}

function pluralOf(count: string | number | undefined, lang: string): string {
  return new Intl.PluralRules(lang).select(Number(count));
}

// Lists the languages that slodocs brings its texts in; each is loaded only for sites in it.
import type { Texts } from './say.ts';

/** By language, and by script where that tells the words apart. */
export const translations: Readonly<Record<string, () => Promise<Texts>>> = {
  ar: async () => (await import('./ar.ts')).arabic,
  cs: async () => (await import('./cs.ts')).czech,
  de: async () => (await import('./de.ts')).german,
  es: async () => (await import('./es.ts')).spanish,
  fr: async () => (await import('./fr.ts')).french,
  he: async () => (await import('./he.ts')).hebrew,
  it: async () => (await import('./it.ts')).italian,
  ja: async () => (await import('./ja.ts')).japanese,
  ko: async () => (await import('./ko.ts')).korean,
  nl: async () => (await import('./nl.ts')).dutch,
  pl: async () => (await import('./pl.ts')).polish,
  pt: async () => (await import('./pt.ts')).portuguese,
  ru: async () => (await import('./ru.ts')).russian,
  tr: async () => (await import('./tr.ts')).turkish,
  uk: async () => (await import('./uk.ts')).ukrainian,
  'zh-Hans': async () => (await import('./zh-hans.ts')).simplifiedChinese,
  'zh-Hant': async () => (await import('./zh-hant.ts')).traditionalChinese,
};

/** The texts in a language, by its tag; none for one that slodocs does not bring. */
export async function textsIn(lang: string): Promise<Texts> {
  const { language, script } = new Intl.Locale(lang).maximize();
  return (await (translations[`${language}-${script}`] ?? translations[language])?.()) ?? {};
}

// Checks the language tag and the calendar of a site, and tells the direction of its script.

import type { Direction } from '#model/i18n';
import { nearest } from '#model/nearest';
import type { UserConfig } from '#model/user-config';

export const defaultLanguage = 'en';

/** The canonical tag. `config` contains a valid one or none. */
export function languageOf({ lang }: Pick<UserConfig, 'lang'>): string {
  return lang === undefined ? defaultLanguage : (Intl.getCanonicalLocales(lang)[0] ?? defaultLanguage);
}

const requirement = 'must be a language tag, such as "de" or "pt-BR"';

export function problemOfLanguage(tag: string): { message: string; help?: string } | undefined {
  const language = subtagOf(tag);
  // Three-letter codes are accepted unchecked: nobody has a full list.
  if (language !== undefined && (language.length === 3 || nameOf(language) !== undefined)) return undefined;
  const meant = subtagOf(tag.replaceAll('_', '-')) === undefined ? tagOfName(tag) : (knownTag(tag) ?? tagOfName(tag));
  return { message: requirement, ...(meant === undefined ? {} : { help: `Did you mean "${meant}"?` }) };
}

/** Formatters ignore one that they do not know. */
export function problemOfCalendar(name: string): { message: string; help: string } | undefined {
  const known = Intl.supportedValuesOf('calendar');
  if (known.includes(name)) return undefined;
  const near = nearest(name, known);
  const help = near === undefined ? `The calendars are ${known.join(', ')}.` : `Did you mean "${near}"?`;
  return { message: 'must be the name of a calendar, such as "gregory" or "buddhist"', help };
}

/** Undefined for a malformed tag. */
function subtagOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    return undefined;
  }
}

/** The language's English name; undefined for an unknown subtag. */
function nameOf(subtag: string): string | undefined {
  return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(subtag);
}

/** Corrects `de_DE`, as programs write it, to `de-DE`. */
function knownTag(written: string): string | undefined {
  const tag = written.replaceAll('_', '-');
  const language = subtagOf(tag);
  return language !== undefined && nameOf(language) !== undefined ? Intl.getCanonicalLocales(tag)[0] : undefined;
}

/** The tag of the language whose English or native name is nearest to the text. */
function tagOfName(written: string): string | undefined {
  const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index));
  const tags = letters.flatMap((first) => letters.map((second) => first + second));
  const byName = new Map<string, string>();
  for (const tag of tags) {
    const name = english.of(tag);
    // Skips deprecated tags such as `in`: the language has a current one.
    if (name === undefined || Intl.getCanonicalLocales(tag)[0] !== tag) continue;
    const own = new Intl.DisplayNames(tag, { type: 'language', fallback: 'none' }).of(tag);
    for (const known of [name, own]) if (known !== undefined) byName.set(known.toLowerCase(), tag);
  }
  return byName.get(nearest(written, byName.keys()) ?? '');
}

/** Scripts that run from right to left. https://www.unicode.org/reports/tr9/ */
const rightToLeft: ReadonlySet<string> = new Set([
  ...[
    'Adlm',
    'Arab',
    'Armi',
    'Avst',
    'Elym',
    'Hebr',
    'Hung',
    'Mand',
    'Mend',
    'Nkoo',
    'Phli',
    'Phnx',
    'Prti',
    'Rohg',
    'Samr',
    'Syrc',
    'Thaa',
  ],
]);

export function directionOf(lang: string): Direction {
  return rightToLeft.has(new Intl.Locale(lang).maximize().script ?? '') ? 'rtl' : 'ltr';
}

// Merges the theme's texts in the site's language with the site's own, and validates the latter.
import type { DiagnosticDraft } from '#model/diagnostic';
import { nearest } from '#model/nearest';
import { compareText } from '#model/place';
import type { Plugin } from '#model/plugin';
import type { Text, Texts } from '#model/strings/say';
import { english } from '#model/strings/strings';
import { textsIn } from '#model/strings/translations';
import { type ConfigSource, type Path, renameKey } from './config-source.ts';
import { defaultLanguage } from './language.ts';

export interface SettledStrings {
  readonly strings: Texts;
  readonly faults: readonly DiagnosticDraft[];
  /** Informational diagnostics, only for a config without faults. */
  readonly notes: readonly DiagnosticDraft[];
}

const placePath = ['theme', 'strings'] as const;

/** The theme's texts in a language; none where it has no translation. `lang` is canonical. */
export async function shippedStrings(lang: string): Promise<Texts> {
  return withoutEnglish(await textsIn(lang));
}

function withoutEnglish(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([id, text]) => text !== english[id as keyof typeof english]));
}

/** `lang` is canonical. */
export async function settleStrings(source: ConfigSource, lang: string, plugins: readonly Plugin[]): Promise<SettledStrings> {
  const known: Texts = { ...Object.assign({}, ...plugins.map(({ strings }) => strings ?? {})), ...english };
  const { language } = new Intl.Locale(lang);
  const own = Object.entries(writtenStrings(source.value)).sort(([a], [b]) => compareText(a, b));
  const texts: Texts = { ...(await textsIn(lang)), ...Object.fromEntries(own as [string, Text][]) };
  const strings = withoutEnglish(texts);
  const missing = language === defaultLanguage ? [] : Object.keys(known).filter((id) => !Object.hasOwn(texts, id));
  return {
    strings,
    faults: own.flatMap(([id, text]) => faultsOf(source, known, id, text)),
    notes: missing.length === 0 ? [] : [stillEnglish(source, lang, missing, Object.keys(known).length)],
  };
}

/** The schema checks that they are an object. */
function writtenStrings({ theme }: ConfigSource['value']): Readonly<Record<string, unknown>> {
  const { strings } = Object(theme) as { readonly strings?: unknown };
  return typeof strings === 'object' && strings !== null && !Array.isArray(strings) ? (strings as Record<string, unknown>) : {};
}

function faultsOf(source: ConfigSource, known: Texts, id: string, text: unknown): readonly DiagnosticDraft[] {
  const wanted = Object.hasOwn(known, id) ? known[id] : undefined;
  if (wanted === undefined) return [unknownString(source, known, id)];
  const fault = (message: string, help: string, at: Path = []): DiagnosticDraft => ({
    code: 'configure/invalid-string',
    message,
    help,
    place: source.locate([...placePath, id, ...at]),
  });
  if (typeof wanted === 'string') {
    if (typeof text === 'string') return placeholderFaults(wanted, text).map((one) => fault(named(id, one.message), one.help));
    const wrong = typeof text === 'object' && text !== null ? 'has no plural forms' : 'is not a string';
    return [fault(named(id, wrong), `It must be a single string. The English text is "${wanted}".`)];
  }
  const forms = `Write one string for each plural form of the language: \`{ one: '…', other: '…' }\`. The English forms are ${printForms(wanted)}.`;
  if (typeof text === 'string' && !text.includes('|')) {
    return placeholderFaults(wanted.other, text).map((one) => fault(named(id, one.message), one.help));
  }
  if (typeof text !== 'object' || text === null) return [fault(`the text "${id}" needs plural forms`, forms)];
  const faults = Object.entries(text).flatMap(([category, form]) => {
    if (!categories.includes(category)) {
      const near = nearest(category, categories);
      const help = near ? `Did you mean "${near}"?` : `The forms are ${categories.join(', ')}.`;
      return [fault(`the text "${id}" has an unknown plural form "${category}"`, help, [category])];
    }
    if (typeof form !== 'string') return [fault(`the form "${category}" of the text "${id}" is not a string`, forms, [category])];
    // A singular form such as "One page" need not contain the number.
    const optional = category === 'other' ? [] : countersIn(wanted);
    return placeholderFaults(wanted.other, form, optional).map((one) =>
      fault(named(`${id}" in the form "${category}`, one.message), one.help, [category]),
    );
  });
  if (Object.hasOwn(text, 'other')) return faults;
  return [
    ...faults,
    fault(`the text "${id}" has no plural form "other"`, `It is used for all numbers that have no other form. ${forms}`),
  ];
}

const categories: readonly string[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The placeholders that the English singular form omits. */
function countersIn(wanted: Exclude<Text, string>): readonly string[] {
  return placeholdersIn(wanted.other).filter((name) => !placeholdersIn(wanted.one ?? '').includes(name));
}

function placeholderFaults(wanted: string, text: string, optional: readonly string[] = []) {
  const [known, written] = [placeholdersIn(wanted), placeholdersIn(text)];
  const listed =
    known.length === 0 ? 'The text has no placeholders' : `The placeholders are ${known.map((name) => `{${name}}`).join(', ')}`;
  const strange = written.filter((name) => !known.includes(name));
  // A misspelt placeholder is not reported as missing as well.
  const meant = new Set(strange.map((name) => nearest(name, known)));
  const lost = known.filter((name) => !written.includes(name) && !optional.includes(name) && !meant.has(name));
  return [
    ...lost.map((name) => ({ message: `is missing the placeholder {${name}}`, help: `${listed}, in English: "${wanted}".` })),
    ...strange.map((name) => {
      const near = nearest(name, known);
      const help = near ? `Did you mean {${near}}?` : `${listed}, in English: "${wanted}".`;
      return { message: `has an unknown placeholder {${name}}`, help };
    }),
  ];
}

/** Prints plural forms as in a config. */
function printForms(forms: Exclude<Text, string>): string {
  return `\`{ ${Object.entries(forms)
    .map(([category, form]) => `${category}: '${form}'`)
    .join(', ')} }\``;
}

function named(id: string, message: string): string {
  return `the text "${id}" ${message}`;
}

function placeholdersIn(text: string): readonly string[] {
  return [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name))];
}

function unknownString(source: ConfigSource, known: Texts, id: string): DiagnosticDraft {
  const near = nearest(id, Object.keys(known));
  const fix = near === undefined ? undefined : renameKey(source, [...placePath, id], near);
  return {
    code: 'configure/unknown-string',
    message: `there is no text "${id}"`,
    help: near ? `Did you mean "${near}"?` : 'The page "Language and texts" in the manual lists all ids.',
    place: source.locate([...placePath, id], 'key'),
    ...(fix ? { fix } : {}),
  };
}

function stillEnglish(source: ConfigSource, lang: string, missing: readonly string[], all: number): DiagnosticDraft {
  return {
    code: 'configure/english-strings',
    message: `${missing.length} of ${all} texts are missing in the language "${lang}" and are shown in English`,
    help: `Add them to "theme.strings" by their ids, such as \`'${missing[0]}': '…'\`.`,
    place: source.locate(['lang']),
  };
}

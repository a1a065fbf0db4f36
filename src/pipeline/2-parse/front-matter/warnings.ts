// Warns of front matter that its author probably meant differently: numbers for texts, misspelled keys.

import type { Reporter } from '#context/reporter';
import { respell } from '#kit/respell';
import { nearest } from '#model/nearest';
import type { Locate } from '#model/place';

/** Warns of numbers in text fields: YAML reads `1.40` as 1.4, and a release would lose its name. */
export function warnOfNumbers(
  value: object,
  locate: Locate,
  scalarSource: (path: (string | number)[]) => string | undefined,
  reporter: Reporter,
): void {
  for (const [path, read] of textsOf(value as Record<string, unknown>)) {
    const source = scalarSource(path);
    if (source === undefined) continue;
    const isNumber = typeof read === 'number' && /[.eExXoO_]|^0\d/.test(source);
    const older = typeof read === 'string' ? olderValue(source) : undefined;
    if (!isNumber && older === undefined) continue;
    const place = locate(path);
    reporter.report({
      code: 'parse/front-matter-number',
      message: isNumber
        ? `YAML reads ${source} as ${String(read) === source ? 'a number, not as a string' : `the number ${read}`}`
        : `Docusaurus reads ${source} as ${older}, but slodocs reads it as this string`,
      help: `Quote it: \`'${source}'\`.`,
      place,
      fix: { title: 'quote the value', place, replaces: source, text: `'${source}'` },
    });
  }
  warnOfOctal(value as Record<string, unknown>, locate, scalarSource, reporter);
}

/** Warns of a position with a leading zero. */
function warnOfOctal(
  { sidebar_position: read }: Record<string, unknown>,
  locate: Locate,
  scalarSource: (path: string[]) => string | undefined,
  reporter: Reporter,
): void {
  const source = scalarSource(['sidebar_position']) ?? '';
  if (typeof read !== 'number' || !/^0[0-7]/.test(source) || olderNumber(source) === read) return;
  const place = locate(['sidebar_position']);
  reporter.report({
    code: 'parse/front-matter-number',
    message: `Docusaurus reads ${source} as the number ${olderNumber(source)}, but slodocs reads it as ${read}`,
    help: `Write \`${read}\`.`,
    place,
    fix: { title: `write ${read}`, place, replaces: source, text: String(read) },
  });
}

/** The number that YAML 1.1 reads where YAML 1.2 reads a text or another number: `0777`, `1_000` and `10:30`. */
function olderNumber(source: string): number | undefined {
  if (/^0[0-7_]+$/.test(source)) return Number.parseInt(source.replaceAll('_', ''), 8);
  if (/^(?=\d*_)[1-9][\d_]*$/.test(source)) return Number(source.replaceAll('_', ''));
  if (!/^[1-9]\d*(:[0-5]?\d)+$/.test(source)) return undefined;
  return source.split(':').reduce((sum, digits) => sum * 60 + Number(digits), 0);
}

const date = /^\d{4}-(?:\d\d-\d\d|\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::?\d\d)?))?)$/;

/** The value that YAML 1.1 reads where YAML 1.2 reads a text. */
function olderValue(source: string): string | undefined {
  if (date.test(source)) return 'a date';
  const number = olderNumber(source);
  return number === undefined ? undefined : `the number ${number}`;
}

const textKeys = [
  'id',
  'title',
  'slug',
  'sidebar_label',
  'sidebar_class_name',
  'sidebar_key',
  'displayed_sidebar',
  'pagination_label',
  'pagination_next',
  'pagination_prev',
  'description',
  'image',
];
const listKeys = ['keywords', 'tags'];

type Text = readonly [path: (string | number)[], value: unknown];

/** The values of text fields, with their paths. */
function textsOf(value: Record<string, unknown>): readonly Text[] {
  const lists = listKeys.flatMap((key): readonly Text[] => {
    const list = value[key];
    return Array.isArray(list) ? list.flatMap((entry, index): readonly Text[] => membersOf(entry, [key, index])) : [];
  });
  const { author } = Object(value['last_update']) as { author?: unknown };
  return [...textKeys.map((key): Text => [[key], value[key]]), ...lists, [['last_update', 'author'], author]];
}

/** A list entry, or the fields of a tag that is a map. */
function membersOf(entry: unknown, path: (string | number)[]): readonly Text[] {
  if (typeof entry !== 'object' || entry === null) return [[path, entry]];
  return Object.entries(entry).map(([key, member]) => [[...path, key], member]);
}

export function warnOfMisspeltKeys(value: object, known: readonly string[], locate: Locate, reporter: Reporter): void {
  for (const key of Object.keys(value)) {
    if (known.includes(key)) continue;
    const meant = nearest(key, known);
    if (meant === undefined || meant in value || key.length < 4) continue;
    const place = locate([key], 'key');
    reporter.report({
      code: 'parse/front-matter-key',
      message: `"${key}" is not a known front matter key`,
      help: `Did you mean "${meant}"?`,
      place,
      ...respell(place, key, meant),
    });
  }
}

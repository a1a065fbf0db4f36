// What front matter says that is most likely not what its author means: numbers for texts, and misspelt keys.

import type { Reporter } from '#context/reporter';
import { nearest } from '#model/nearest';
import type { Locate } from '#model/place';

/** `1.40` in a text field is the number 1.4 to YAML: a release would lose its name. */
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
        ? `YAML reads ${source} as ${String(read) === source ? 'a number, not as a text' : `the number ${read}`}`
        : `Docusaurus reads ${source} as ${older}, slodocs as this text`,
      help: `Quote it: \`'${source}'\`.`,
      place,
      fix: { title: 'quote the value', place, text: `'${source}'` },
    });
  }
  warnOfOctal(value as Record<string, unknown>, locate, scalarSource, reporter);
}

/** A position that begins with a zero. */
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
    message: `Docusaurus reads ${source} as the number ${olderNumber(source)}, slodocs as ${read}`,
    help: `Write \`${read}\`.`,
    place,
    fix: { title: `write ${read}`, place, text: String(read) },
  });
}

/** What YAML 1.1 makes a number of, and YAML 1.2 does not or another: `0777`, `1_000` and `10:30`. */
function olderNumber(source: string): number | undefined {
  if (/^0[0-7_]+$/.test(source)) return Number.parseInt(source.replaceAll('_', ''), 8);
  if (/^[1-9][\d_]*_[\d_]*$/.test(source)) return Number(source.replaceAll('_', ''));
  if (!/^[1-9]\d*(:[0-5]?\d)+$/.test(source)) return undefined;
  return source.split(':').reduce((sum, digits) => sum * 60 + Number(digits), 0);
}

const date = /^\d{4}-(?:\d\d-\d\d|\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::?\d\d)?))?)$/;

/** What YAML 1.1 makes of a value that is a text in YAML 1.2. */
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

/** Values that are meant as texts, with their paths. */
function textsOf(value: Record<string, unknown>): readonly Text[] {
  const lists = listKeys.flatMap((key): readonly Text[] => {
    const list = value[key];
    return Array.isArray(list) ? list.flatMap((entry, index): readonly Text[] => membersOf(entry, [key, index])) : [];
  });
  const { author } = Object(value['last_update']) as { author?: unknown };
  return [...textKeys.map((key): Text => [[key], value[key]]), ...lists, [['last_update', 'author'], author]];
}

/** An entry of a list, or what a tag that is a map says of itself. */
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
      message: `"${key}" is no key that slodocs or a plugin reads`,
      help: `Did you mean "${meant}"?`,
      place,
      fix: { title: `write "${meant}"`, place, text: meant },
    });
  }
}

// What front matter says that is most likely not what its author means: numbers for texts, and misspelt keys.
import { nearest } from '#model/nearest';
import type { Locate } from '#model/place';
import type { Reporter } from '../../context/reporter.ts';

/** `1.40` in a text field is the number 1.4 to YAML: a release would lose its name. */
export function warnOfNumbers(
  value: object,
  locate: Locate,
  scalarSource: (path: (string | number)[]) => string | undefined,
  reporter: Reporter,
): void {
  for (const [path, number] of textsOf(value as Record<string, unknown>)) {
    const source = scalarSource(path);
    if (typeof number !== 'number' || source === undefined || !/[.eExXoO_]|^0\d/.test(source)) continue;
    const place = locate(path);
    reporter.report({
      code: 'parse/front-matter-number',
      message: `YAML reads ${source} as the number ${number}`,
      help: `Quote it: \`'${source}'\`.`,
      place,
      fix: { title: 'quote the value', place, text: `'${source}'` },
    });
  }
}

const textKeys = ['id', 'title', 'slug', 'sidebar_label', 'pagination_label', 'description'];
const listKeys = ['keywords', 'tags'];

/** Values that are meant as texts, with their paths. */
function textsOf(value: Record<string, unknown>): [path: (string | number)[], value: unknown][] {
  const lists = listKeys.flatMap((key) => {
    const list = value[key];
    return Array.isArray(list) ? list.map((entry, index): [(string | number)[], unknown] => [[key, index], entry]) : [];
  });
  return [...textKeys.map((key): [string[], unknown] => [[key], value[key]]), ...lists];
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

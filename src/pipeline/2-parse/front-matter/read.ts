// The front matter of a source, validated, with the place of each value.
import type { FrontMatter } from '#model/front-matter';
import type { JsonObject } from '#model/json';
import { nearest } from '#model/nearest';
import type { Locate, Place } from '#model/place';
import type { Reporter } from '../../context/reporter.ts';
import { parseYaml } from '../../context/yaml.ts';
import type { FrontMatterShape } from './schema.ts';
import type { Split } from './split.ts';

export interface ReadFrontMatter {
  readonly frontMatter: FrontMatter;
  readonly places: Readonly<Record<string, Place>>;
}

const empty: ReadFrontMatter = { frontMatter: { other: {} }, places: {} };

/** Reads and reports. A document whose front matter cannot be read goes on without. */
export function readFrontMatter(split: Split, file: string, shape: FrontMatterShape, reporter: Reporter): ReadFrontMatter {
  if (split.fault) reportFence(split.fault, reporter);
  if (split.yaml === undefined) return empty;
  const { value, locate, faults, scalarSource } = parseYaml(split.yaml, file, { line: split.yamlLine });
  for (const { kind, message, place } of faults) {
    const help =
      kind === 'aliases'
        ? 'Write the values out.'
        : 'Front matter is YAML: `key: value`, one key a line; quote texts with `:` or `#`.';
    reporter.report({ code: `parse/front-matter-${kind}`, message, help, place });
  }
  if (faults.length > 0 || value === null || value === undefined) return empty;
  if (typeof value !== 'object' || Array.isArray(value)) {
    reporter.report({
      code: 'parse/front-matter-shape',
      message: `front matter is ${Array.isArray(value) ? 'a list' : 'a single value'}, not a map of keys`,
      help: 'Write `key: value`, one key a line.',
      place: locate([]),
    });
    return empty;
  }
  const known = Object.keys(shape.shape);
  warnOfNumbers(value, locate, scalarSource, reporter);
  warnOfMisspeltKeys(value, known, locate, reporter);
  return { frontMatter: validate(value as JsonObject, shape, locate, reporter), places: placesOf(value, locate) };
}

function validate(value: JsonObject, shape: FrontMatterShape, locate: Locate, reporter: Reporter): FrontMatter {
  const result = shape.safeParse(value);
  const bad = new Set<PropertyKey>();
  for (const issue of result.error?.issues ?? []) {
    const path = issue.path as (string | number)[];
    bad.add(path[0] ?? '');
    reportValue(`"${path.join('.')}" must be ${issue.message}`, path, locate, reporter);
  }
  const valid = (result.data ?? (shape.safeParse(omit(value, bad)).data as JsonObject | undefined) ?? {}) as Record<
    string,
    unknown
  >;
  if (valid['draft'] === true && valid['unlisted'] === true) {
    reportValue('a page cannot be a draft and unlisted at the same time', ['unlisted'], locate, reporter);
  }
  if (Number(valid['toc_min_heading_level'] ?? 2) > Number(valid['toc_max_heading_level'] ?? 6)) {
    reportValue('"toc_min_heading_level" is larger than "toc_max_heading_level"', ['toc_min_heading_level'], locate, reporter);
  }
  const known = new Set(Object.keys(shape.shape));
  const other = Object.fromEntries(Object.entries(valid).filter(([key]) => !known.has(key)));
  return { ...omit(valid, new Set(Object.keys(other))), other } as FrontMatter;
}

function reportValue(message: string, path: readonly (string | number)[], locate: Locate, reporter: Reporter): void {
  reporter.report({
    code: 'parse/front-matter-value',
    message,
    help: 'See `slodocs explain parse/front-matter-value` for what each key takes.',
    place: locate(path),
  });
}

function reportFence(fault: NonNullable<Split['fault']>, reporter: Reporter): void {
  if (fault.kind === 'unclosed') {
    reporter.report({
      code: 'parse/front-matter-unclosed',
      message: 'front matter is opened here and never closed',
      help: 'Add a line `---` below the last key.',
      place: fault.place,
    });
    return;
  }
  reporter.report({
    code: 'parse/front-matter-language',
    message: `front matter in "${fault.word}" is never run or read`,
    help: 'Write it as YAML between two lines `---`.',
    place: fault.place,
  });
}

/** `1.40` in a text field is the number 1.4 to YAML: a release would lose its name. */
function warnOfNumbers(
  value: object,
  locate: Locate,
  scalarSource: (path: (string | number)[]) => string | undefined,
  reporter: Reporter,
): void {
  for (const key of ['id', 'title', 'slug', 'sidebar_label', 'pagination_label', 'description']) {
    const number = (value as Record<string, unknown>)[key];
    const source = scalarSource([key]);
    if (typeof number !== 'number' || source === undefined || !/[.eExXoO_]|^0\d/.test(source)) continue;
    const place = locate([key]);
    reporter.report({
      code: 'parse/front-matter-number',
      message: `YAML reads ${source} as the number ${number}`,
      help: `Quote it: \`${key}: '${source}'\`.`,
      place,
      fix: { title: 'quote the value', place, text: `'${source}'` },
    });
  }
}

function warnOfMisspeltKeys(value: object, known: readonly string[], locate: Locate, reporter: Reporter): void {
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

function placesOf(value: object, locate: Locate): Record<string, Place> {
  return Object.fromEntries(Object.keys(value).map((key) => [key, locate([key])]));
}

function omit(value: object, keys: ReadonlySet<PropertyKey>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.has(key)));
}

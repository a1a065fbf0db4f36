// Reads and validates the front matter of a source, with the place of each value.
import type { Reporter } from '#context/reporter';
import { type ParsedYaml, parseYaml } from '#files/yaml/yaml';
import { LineIndex } from '#kit/line-index';
import { findReservedIn } from '#kit/reserved-character';
import type { FrontMatter } from '#model/front-matter';
import type { JsonObject } from '#model/json';
import type { Locate, Place } from '#model/place';
import type { FrontMatterShape } from './schema.ts';
import { salvage, validate } from './validate.ts';
import { warnOfMisspeltKeys, warnOfNumbers } from './warnings.ts';

export interface ReadFrontMatter {
  readonly frontMatter: FrontMatter;
  readonly places: Readonly<Record<string, Place>>;
  /** False where front matter could not be read, which was reported: its values are unknown. */
  readonly sound: boolean;
}

const none: ReadFrontMatter = { frontMatter: { other: {} }, places: {}, sound: true };
const unsound: ReadFrontMatter = { ...none, sound: false };

/** Reads front matter and reports faults. A document with unreadable front matter continues without it. */
export function readFrontMatter(split: Split, file: string, shape: FrontMatterShape, reporter: Reporter): ReadFrontMatter {
  if (split.fault) reportFence(split.fault, reporter);
  if (split.yaml === undefined) return split.fault ? unsound : none;
  const { value, locate, faults, scalarSource } = parseYaml(split.yaml, file, { line: split.yamlLine });
  for (const { kind, message, place } of faults) {
    const code = kind === 'aliases' ? 'parse/front-matter-aliases' : 'parse/front-matter-syntax';
    reporter.report({ code, message, help: syntaxHelps[kind], place });
  }
  if (faults.length > 0) return { ...unsound, frontMatter: salvage(value, shape) };
  if (value === null || value === undefined) return none;
  if (typeof value !== 'object' || Array.isArray(value)) {
    reporter.report({
      code: 'parse/front-matter-shape',
      message: `front matter is ${Array.isArray(value) ? 'a list' : 'a single value'}, not a map of keys`,
      help: 'Write `key: value`, one key per line. If the page should begin with a horizontal rule, write it as `***`.',
      place: locate([]),
    });
    return unsound;
  }
  warnOfNumbers(value, locate, scalarSource, reporter);
  return checkFrontMatter(value as JsonObject, locate, shape, reporter, scalarSource);
}

/** Validates front matter that was read as data, from whatever source. `scalarSource` returns a scalar as it is written. */
export function checkFrontMatter(
  value: JsonObject,
  locate: Locate,
  shape: FrontMatterShape,
  reporter: Reporter,
  scalarSource?: ParsedYaml['scalarSource'],
): ReadFrontMatter {
  const reserved = findReservedIn(value);
  if (reserved) {
    const message = `this text contains ${reserved.name}, a character that pages cannot show`;
    reporter.report({ code: 'parse/front-matter-value', message, help: 'Remove it.', place: locate(reserved.path) });
    return { ...unsound, frontMatter: salvage(value, shape) };
  }
  warnOfMisspeltKeys(value, Object.keys(shape.shape), locate, reporter);
  const frontMatter = validate(value, shape, { locate, scalarSource }, reporter);
  return { frontMatter, places: placesOf(value, locate), sound: true };
}

const syntaxHelps = {
  aliases: 'Quote text that begins with `*`. Write repeated values out instead of using aliases.',
  depth: 'Reduce the nesting of lists and maps.',
  syntax:
    'Front matter is YAML: `key: value`, one key per line. Quote text that contains `: ` or ` #`, or that begins with a special character.',
} as const;

function reportFence(fault: NonNullable<Split['fault']>, reporter: Reporter): void {
  if (fault.kind === 'unclosed') {
    reporter.report({
      code: 'parse/front-matter-unclosed',
      message: 'the front matter that starts here is never closed',
      help: 'Add a line `---` below the last key.',
      place: fault.place,
    });
    return;
  }
  reporter.report({
    code: 'parse/front-matter-language',
    message: `front matter in "${fault.word}" is not supported`,
    help: 'Write it as YAML between two `---` lines.',
    place: fault.place,
  });
}

/** The places of all values, those inside lists and maps too: `tags`, `tags.0`, `last_update.date`. */
function placesOf(value: object, locate: Locate): Record<string, Place> {
  const placesIn = (inner: unknown, path: readonly string[]): [string, Place][] => {
    if (typeof inner !== 'object' || inner === null) return [];
    return Object.entries(inner).flatMap(([key, member]) => {
      const way = [...path, key];
      return [[way.join('.'), locate(way)] as [string, Place], ...placesIn(member, way)];
    });
  };
  return Object.fromEntries(placesIn(value, []));
}

export interface Split {
  /** The text between the fences; undefined when there is no front matter. */
  readonly yaml: string | undefined;
  /** The line on which `yaml` starts. */
  readonly yamlLine: number;
  /** The content, with front matter replaced by empty lines, so that line numbers match the file. */
  readonly content: string;
  readonly fault?: { readonly kind: 'unclosed' | 'language'; readonly place: Place; readonly word: string };
}

const opening = /^---[^\S\r\n]*(?![^\S\r\n])([^\s-]*)[^\S\r\n]*(?:\r\n|\n|\r|$)/;
const closing = /^---[^\S\r\n]*$/m;
/** After an unclosed fence, a line like this marks front matter rather than a thematic break. */
const likeKey = /^[A-Za-z_][\w-]*[^\S\r\n]*:(\s|$)/;

/**
 * Splits like gray-matter, but runs no code: `---js` is a fault. The opening fence is the first line of the file; a first line
 * `---` without a closing one is a thematic break unless a key follows.
 */
export function splitFrontMatter(text: string, file: string): Split {
  const none = { yaml: undefined, yamlLine: 1, content: text };
  const open = opening.exec(text);
  if (!open) return none;
  const [fence, language = ''] = open;
  const rest = text.slice(fence.length);
  const place = (): Place => new LineIndex(text).place(file, 0, fence.trimEnd().length);
  const close = closing.exec(rest);
  if (!close) {
    if (!likeKey.test(rest)) return none;
    return { ...none, content: '', fault: { kind: 'unclosed', place: place(), word: '---' } };
  }
  const end = fence.length + close.index + close[0].length;
  const content = blankLines(text.slice(0, end)) + text.slice(end);
  if (language !== '' && language !== 'yaml' && language !== 'yml') {
    return { yaml: undefined, yamlLine: 2, content, fault: { kind: 'language', place: place(), word: language } };
  }
  return { yaml: rest.slice(0, close.index), yamlLine: 2, content };
}

function blankLines(text: string): string {
  return text.replace(/[^\r\n]+/g, '');
}

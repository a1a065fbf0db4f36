// An issue of the schema to diagnostics, with the nearest known word and an edit that mends it.
import type * as z from 'zod';
import type { DiagnosticDraft } from '#model/diagnostic';
import { nearest } from '#model/nearest';
import { type ConfigSource, type Path, pathName, renameKey, replaceText } from './config-source.ts';
import { keysAt } from './known-keys.ts';
import { whereNow } from './moved-keys.ts';

type Issue = z.core.$ZodIssue;

/** `issues` are all of the config: a key that is only misspelt is not missing as well. */
export function issueFaults(source: ConfigSource, issue: Issue, issues: readonly Issue[]): DiagnosticDraft[] {
  const path = issue.path as Path;
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(source, path, key));
  const value = valueAt(source.value, path);
  if (value === undefined && issue.code !== 'custom') return isMisspelt(path, issues) ? [] : [missingKey(source, path)];
  return [invalidValue(source, path, value, issue)];
}

/** An unknown key of the same object that is nearest to the key at `path` is that key. */
function isMisspelt(path: Path, issues: readonly Issue[]): boolean {
  const parent = path.slice(0, -1);
  return issues.some(
    (issue) =>
      issue.code === 'unrecognized_keys' &&
      pathName(issue.path as Path) === pathName(parent) &&
      issue.keys.some((key) => nearest(key, keysAt(parent)) === path.at(-1)),
  );
}

function unknownKey(source: ConfigSource, path: Path, key: string): DiagnosticDraft {
  const known = keysAt(path);
  const moved = whereNow(pathName([...path, key]).replace(/\[\d+\]/g, ''));
  const near = moved ? undefined : nearest(key, known);
  const fix = near && !(near in (valueAt(source.value, path) as object)) ? renameKey(source, [...path, key], near) : undefined;
  const where = path.length === 0 ? 'the config' : `"${pathName(path)}"`;
  return {
    code: 'configure/unknown-key',
    message: `${where} has no key "${key}"`,
    help: moved ?? (near ? `Did you mean "${near}"?` : `It may have ${listed(known)}.`),
    place: source.locate([...path, key], 'key'),
    ...(fix ? { fix } : {}),
  };
}

function missingKey(source: ConfigSource, path: Path): DiagnosticDraft {
  const parent = path.slice(0, -1);
  return {
    code: 'configure/missing-key',
    message: `${parent.length === 0 ? 'the config' : `"${pathName(parent)}"`} has no "${path.at(-1)}"`,
    help: helps[pathName(path)] ?? 'This key must be set.',
    place: source.locate(path),
  };
}

/** By path, or by the first part of one. */
const helps: Readonly<Record<string, string>> = {
  title: "Every site has a title: `title: 'My docs'`.",
  preset: 'A member of the preset is configured by its factory in "plugins", and false drops it.',
  url: "The origin under which the site is served is needed for absolute links: `url: 'https://docs.example.com'`.",
};

function invalidValue(source: ConfigSource, path: Path, value: unknown, issue: Issue): DiagnosticDraft {
  const choices = issue.code === 'invalid_value' ? issue.values.map(String) : [];
  const near = typeof value === 'string' ? nearest(value, choices) : undefined;
  const fix = near ? replaceText(source, path, String(value), near) : undefined;
  const help = near ? `Did you mean "${near}"?` : helpOf(issue, path);
  return {
    code: 'configure/invalid-value',
    message: `"${pathName(path)}" ${requirement(issue, value)}`,
    ...(help ? { help } : {}),
    place: source.locate(path),
    ...(fix ? { fix } : {}),
  };
}

function requirement(issue: Issue, value: unknown): string {
  const { message } = issue;
  // The schema's own messages begin so; the others are made here.
  if (message.startsWith('must ')) return message.startsWith('must be ') ? `${message}, not ${shown(value)}` : message;
  if (issue.code === 'invalid_value') return `must be ${listed(issue.values.map(String), 'or')}, not ${shown(value)}`;
  const expected = issue.code === 'invalid_type' ? (kinds[issue.expected] ?? issue.expected) : 'something else';
  return `must be ${expected}, not ${shown(value)}`;
}

function helpOf(issue: Issue, path: Path): string | undefined {
  return issue.code === 'custom' ? (issue.params?.['help'] as string | undefined) : helps[String(path[0])];
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

function shown(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`;
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'function') return 'a function';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

function listed(words: readonly string[], joint = 'and'): string {
  const quoted = words.map((word) => `"${word}"`);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} ${joint} ${quoted.at(-1)}`;
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, step) => (inner as Record<string | number, unknown> | null | undefined)?.[step], value);
}

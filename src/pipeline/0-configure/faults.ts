// Converts schema issues into diagnostics, with the nearest known key and a fix.

import type * as z from 'zod';
import type { DiagnosticDraft } from '#model/diagnostic';
import { nearest, nearestSpelling } from '#model/nearest';
import { type Path, type PlacedText, pathName, renameKey, replaceText } from './config-source.ts';
import { keysAt } from './known-keys.ts';
import { whereNow } from './moved-keys.ts';
import { insteadOf, packageIn } from './moved-packages.ts';

type Issue = z.core.$ZodIssue;

/** A validated value: the config, or the options of a plugin. */
export interface Checked extends PlacedText {
  readonly value: unknown;
  readonly schema: z.ZodType;
  /** The name of the value in messages: `the config`. */
  readonly whole: string;
  /** The name of a nested value in messages. */
  readonly nameOf: (path: Path) => string;
  /** The word for its members: `key`. */
  readonly member: string;
  /** The prefix of paths in options: `redirects().`. */
  readonly prefix: string;
  /** Help texts by path, or by the first part of a path. */
  readonly helps: Readonly<Record<string, string>>;
}

/** `issues` are all issues of the value: a misspelt key is not reported as missing as well. */
export function issueFaults(checked: Checked, issue: Issue, issues: readonly Issue[]): DiagnosticDraft[] {
  const path = issue.path as Path;
  const branch = meantBranch(issue);
  if (branch) return branch.flatMap((inner) => issueFaults(checked, { ...inner, path: [...path, ...inner.path] }, issues));
  if (issue.code === 'unrecognized_keys')
    return issue.keys.flatMap((key) => {
      return [unknownKey(checked, path, key), ...movedInside(checked, [...path, key], valueAt(checked.value, [...path, key]))];
    });
  const value = valueAt(checked.value, path);
  if (value === undefined && issue.code !== 'custom') return isMisspelt(checked, path, issues) ? [] : [missingKey(checked, path)];
  return [invalidValue(checked, path, value, issue)];
}

/** The branch of a union that the value matches as a whole: the issue is inside it. */
function meantBranch(issue: Issue): readonly Issue[] | undefined {
  if (issue.code !== 'invalid_union') return undefined;
  return issue.errors.find((branch) => branch.length > 0 && branch.every(({ path }) => path.length > 0));
}

/** True where an unknown key of the same object is a misspelling of the key at `path`. */
function isMisspelt({ schema }: Checked, path: Path, issues: readonly Issue[]): boolean {
  const parent = path.slice(0, -1);
  return issues.some(
    (issue) =>
      issue.code === 'unrecognized_keys' &&
      pathName(issue.path as Path) === pathName(parent) &&
      issue.keys.some((key) => nearestSpelling(key, keysAt(schema, parent)) === path.at(-1)),
  );
}

function unknownKey(checked: Checked, path: Path, key: string): DiagnosticDraft {
  const known = keysAt(checked.schema, path);
  const moved = whereNow(checked.prefix + pathName([...path, key]).replace(/\[\d+\]/g, ''));
  const near = moved ? moved.renamed : nearest(key, known);
  const isFree = near !== undefined && !(near in (valueAt(checked.value, path) as object));
  const fix = isFree ? renameKey(checked, [...path, key], near) : undefined;
  const listOfKeys = known.length === 0 ? `It has no ${checked.member}s.` : `The ${checked.member}s are ${listed(known)}.`;
  return {
    code: 'configure/unknown-key',
    message: `${path.length === 0 ? checked.whole : checked.nameOf(path)} has no ${checked.member} "${key}"`,
    help: moved?.help ?? (near ? `Did you mean "${near}"?` : listOfKeys),
    place: checked.locate([...path, key], 'key'),
    ...(fix ? { fix } : {}),
  };
}

function missingKey(checked: Checked, path: Path): DiagnosticDraft {
  const parent = path.slice(0, -1);
  return {
    code: 'configure/missing-key',
    message: `${parent.length === 0 ? checked.whole : checked.nameOf(parent)} has no "${path.at(-1)}"`,
    help: checked.helps[pathName(path)] ?? 'This key is required.',
    place: checked.locate(path),
  };
}

function invalidValue(checked: Checked, path: Path, value: unknown, issue: Issue): DiagnosticDraft {
  const choices = issue.code === 'invalid_value' ? issue.values.map(String) : [];
  const near = typeof value === 'string' ? nearest(value, choices) : undefined;
  const fix = near ? replaceText(checked, path, String(value), near) : undefined;
  const help = near ? `Did you mean "${near}"?` : helpOf(checked, issue, path);
  return {
    code: 'configure/invalid-value',
    message: `${path.length === 0 ? checked.whole : checked.nameOf(path)} ${requirement(issue, value)}`,
    ...(help ? { help } : {}),
    place: checked.locate(path),
    ...(fix ? { fix } : {}),
  };
}

function requirement(issue: Issue, value: unknown): string {
  const { message } = issue;
  // Messages of our schemas begin so; the others are made here.
  if (message.startsWith('must ')) return message.startsWith('must be ') ? `${message}, not ${shown(value)}` : message;
  if (issue.code === 'invalid_value') return `must be ${listed(issue.values.map(String), 'or')}, not ${shown(value)}`;
  // Zod's default messages, which plugins' schemas may keep.
  if (issue.code !== 'invalid_type')
    return `cannot be ${shown(value)}: ${message.replace(/^[A-Z](?![A-Z])/, (first) => first.toLowerCase())}`;
  return `must be ${kinds[issue.expected] ?? issue.expected}, not ${shown(value)}`;
}

function helpOf({ helps }: Checked, issue: Issue, path: Path): string | undefined {
  return issue.code === 'custom' ? (issue.params?.['help'] as string | undefined) : helps[String(path[0])];
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a string',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** A value as messages name it. */
export function shown(value: unknown): string {
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

/** Configs of other generators nest settings this deep. */
const deepest = 6;

/** `value` is at `path`. Options of a package are reported under the package's name alone. */
export function movedInside({ locate }: Pick<PlacedText, 'locate'>, path: Path, value: unknown): readonly DiagnosticDraft[] {
  if (path.length > deepest || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    const name = Array.isArray(value) && path.length === 1 ? packageIn(inner) : undefined;
    const help = name === undefined ? helpFor(at) : insteadOf(name);
    const draft = { code: 'configure/unknown-key', help, place: locate(at, 'key') } as const;
    const own = help === undefined ? [] : [{ ...draft, message: messageOf(at, name), help }];
    return [...own, ...movedInside({ locate }, at, inner)];
  });
}

function helpFor(path: Path): string | undefined {
  return typeof path.at(-1) === 'number' ? undefined : whereNow(pathName(path).replace(/\[\d+\]/g, ''))?.help;
}

function messageOf(path: Path, name: string | undefined): string {
  return name === undefined ? `"${pathName(path)}" is not read` : `"${name}" is not loaded`;
}

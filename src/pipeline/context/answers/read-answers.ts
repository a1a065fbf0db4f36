// Copies plain data that a plugin returns, so that reading it later runs none of the plugin's code.

import type * as z from 'zod';
import { messageOf } from '#kit/thrown';
import { cutText, shorten } from '#model/cut-text';

export type Path = readonly (string | number)[];

export type Copied = { readonly value: unknown } | { readonly path: Path; readonly problem: string };

/** As deep as trees of content may be: a node is a map and a list of children. */
const deepest = 500;

/** Getters and proxies can make up data without end. */
const mostValues = 10_000_000;

class NotPlain extends Error {}

/** Reads each value once. `problem` is the end of a sentence that begins with the value. */
export function copyPlain(data: unknown): Copied {
  const path: (string | number)[] = [];
  const above = new Set<unknown>();
  let count = 0;
  const copy = (value: unknown): unknown => {
    if (++count > mostValues) throw new NotPlain(`contains more than ${mostValues.toLocaleString('en')} values`);
    if (typeof value !== 'object' || value === null) {
      if (isPlain(value)) return value;
      throw new NotPlain(`is ${foundOf(value)}, which cannot be stored as JSON`);
    }
    if (above.has(value)) throw new NotPlain('contains itself');
    if (path.length > deepest) throw new NotPlain(`is nested more than ${deepest} levels deep`);
    above.add(value);
    const made = Array.isArray(value) ? copyList(value) : copyMap(value);
    above.delete(value);
    return made;
  };
  const copyList = (list: readonly unknown[]): unknown[] => {
    // Nobody has so many, but a list may claim them.
    if (list.length > mostValues) throw new NotPlain(`is a list of ${list.length.toLocaleString('en')} values`);
    const made: unknown[] = [];
    for (let index = 0; index < list.length; index++) {
      path.push(index);
      made.push(copy(list[index]));
      path.pop();
    }
    return made;
  };
  const copyMap = (map: object): object => {
    const kind: unknown = Object.getPrototypeOf(map);
    if (kind !== Object.prototype && kind !== null) throw new NotPlain(`is ${foundOf(map)}, which cannot be stored as JSON`);
    const made: Record<string, unknown> = {};
    for (const key of Object.keys(map)) {
      path.push(key);
      const value = copy((map as Record<string, unknown>)[key]);
      // Assigned, this name would set the prototype.
      if (key === '__proto__') Object.defineProperty(made, key, { value, enumerable: true, writable: true, configurable: true });
      else made[key] = value;
      path.pop();
    }
    return made;
  };
  try {
    return { value: copy(data) };
  } catch (thrown) {
    const problem = thrown instanceof NotPlain ? thrown.message : `cannot be read: ${messageOf(thrown)}`;
    return { path: [...path], problem };
  }
}

function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return value === undefined || value === null || typeof value === 'string' || typeof value === 'boolean';
}

/** The same, whose problem is a sentence that names the value by its path. */
export function plainCopyOf(data: unknown, path: Path): Read<unknown> {
  const copied = copyPlain(data);
  return 'value' in copied ? copied : { problem: `${nameOf([...path, ...copied.path])} ${copied.problem}` };
}

/** More than any site has: a list that claims more is refused before it fills the memory. */
export const mostEntries = 200_000;

/** Copies a list, whose entries are read by `read`. `problem` is the end of a sentence that begins with the hook. */
export function readList<T>(list: unknown, name: string, read: (entry: unknown) => Read<T>): Read<readonly T[]> {
  try {
    if (!Array.isArray(list)) return { problem: `did not return a list of ${name}, but ${foundOf(list)}` };
    const { length } = list;
    if (length > mostEntries) {
      const most = mostEntries.toLocaleString('en');
      return { problem: `returned a list of ${length.toLocaleString('en')} ${name}, more than the limit of ${most}` };
    }
    const made: T[] = [];
    for (let index = 0; index < length; index++) {
      const entry = read(list[index]);
      if ('problem' in entry)
        return { problem: `returned a list of ${name} whose entry ${index + 1} is invalid: ${entry.problem}` };
      made.push(entry.value);
    }
    return { value: made };
  } catch (thrown) {
    return { problem: `returned a list of ${name} that cannot be read: ${messageOf(thrown)}` };
  }
}

export function listBy<T>(list: unknown, name: string, schema: z.ZodType): Read<readonly T[]> {
  return readList(list, name, (entry) => readBy<T>(schema, entry));
}

/** Entries that the hook was given are known to be sound. */
export function changedList<T>(
  list: unknown,
  name: string,
  given: readonly T[],
  read: (entry: unknown) => Read<T>,
): Read<readonly T[]> {
  if (list === given) return { value: given };
  const known = new Set<unknown>(given);
  return readList(list, name, (entry) => (known.has(entry) ? { value: entry as T } : read(entry)));
}

export type Read<T> = { readonly value: T } | { readonly problem: string };

/** `problem` names the place inside the value, what is there and what was expected. Never throws. */
export function readBy<T = unknown>(schema: z.ZodType, value: unknown): Read<T> {
  try {
    const read = schema.safeParse(value, { reportInput: true });
    if (read.success) return { value: read.data as T };
    return { problem: wordsOf(read.error.issues[0] as z.core.$ZodIssue) };
  } catch (thrown) {
    return { problem: `it cannot be read: ${messageOf(thrown)}` };
  }
}

function wordsOf(issue: z.core.$ZodIssue): string {
  const where = nameOf(issue.path);
  if (issue.code === 'unrecognized_keys') return `${where} has no key "${issue.keys[0]}"`;
  if (issue.code === 'custom' && issue.params?.['isWhole']) return `${where} ${issue.message}`;
  const message = issue.code === 'invalid_key' ? (issue.issues[0]?.message ?? issue.message) : issue.message;
  return `${where} is ${issue.code === 'invalid_key' ? foundOf(issue.path.at(-1)) : foundOf(issue.input)}, not ${message}`;
}

/** Such as `"place.start.line"`, or `it` for the value itself. */
function nameOf(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'it';
  const parts = path.slice(0, 12).map((part) => (typeof part === 'number' ? `[${part}]` : `.${cutText(String(part), 40)}`));
  return `"${parts.join('').replace(/^\./, '')}"`;
}

/** The longest text that is quoted. */
const longest = 40;

/** Such as `a function`, `NaN` or `"text"`. Never throws, whatever the value is. */
export function foundOf(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return `the string "${shorten(value, longest)}"`;
    case 'function':
      return 'a function';
    case 'symbol':
      return 'a symbol';
    case 'bigint':
      return 'a bigint';
    case 'object':
      return value === null ? 'null' : kindOf(value);
    default:
      return String(value);
  }
}

function kindOf(value: object): string {
  try {
    if (Array.isArray(value)) return 'a list';
    if (typeof (value as { then?: unknown }).then === 'function') return 'a promise';
    if (Symbol.asyncIterator in value || Symbol.iterator in value) return 'an iterator or a collection, not a list';
    const name: unknown = Object.getPrototypeOf(value)?.constructor?.name;
    return typeof name !== 'string' || name === '' || name === 'Object' ? 'an object' : `an object of the class "${name}"`;
  } catch {
    return 'an object that cannot be read';
  }
}

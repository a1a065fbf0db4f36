// Converts schema issues of sidebar items and category files into messages.
import type { ZodError } from 'zod';
import { nearest } from '#model/nearest';
import { linkKeys } from './shapes.ts';

export interface ShapeFault {
  readonly path: readonly (string | number)[];
  /** The fault is in the key, not in its value. */
  readonly part?: 'key';
  readonly message: string;
  readonly help?: string;
  /** The word at the place, and the one that was probably meant. */
  readonly misspelt?: { readonly word: string; readonly meant: string };
}

/** The checked value: its name in a sentence, such as `a category file`, and its known keys. */
export interface Checked {
  readonly name: string;
  readonly keys: readonly string[];
  readonly value: unknown;
}

export function shapeFaults(error: ZodError, checked: Checked): readonly ShapeFault[] {
  return error.issues.flatMap((issue): readonly ShapeFault[] => {
    const path = issue.path as (string | number)[];
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(checked, path, key));
    if (path.length === 0) return [{ path, message: `${checked.name} must be ${issue.message}` }];
    const value = valueAt(checked.value, path);
    if (value !== undefined) {
      const message = `"${path.join('.')}" must be ${issue.message}`;
      const isLinkType = path.at(-1) === 'type' && path.at(-2) === 'link';
      const meant = isLinkType ? nearest(String(value), Object.keys(linkKeys)) : undefined;
      if (meant) return [{ path, message, help: `Did you mean "${meant}"?`, misspelt: { word: String(value), meant } }];
      return [{ path, message, ...(isUnquoted(value, issue.message) ? { help: quoteHelp } : {}) }];
    }
    const holder = path.slice(0, -1);
    return [
      { path: holder, message: `${nameOf(checked, holder)} has no "${path.at(-1)}"`, help: `It must be ${issue.message}.` },
    ];
  });
}

/** Removes the faulty members of a map. */
export function withoutFaults(value: unknown, error: ZodError): Readonly<Record<string, unknown>> {
  const faulty = new Set<unknown>();
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys' && issue.path.length === 0) for (const key of issue.keys) faulty.add(key);
    else faulty.add(issue.path[0]);
  }
  return Object.fromEntries(Object.entries(Object(value) as object).filter(([key]) => !faulty.has(key)));
}

const quoteHelp = 'Quote a number or a word such as `true` to make it a string.';

function isUnquoted(value: unknown, wanted: string): boolean {
  return wanted === 'a string' && (typeof value === 'number' || typeof value === 'boolean');
}

function unknownKey(checked: Checked, path: readonly (string | number)[], key: string): ShapeFault {
  const known = path.length === 0 ? checked.keys : (linkKeys[String(valueAt(checked.value, [...path, 'type']))] ?? []);
  const meant = nearest(key, known);
  const help = meant ? `Did you mean "${meant}"?` : `The keys are ${known.join(', ')}.`;
  const message = `${nameOf(checked, path)} has no key "${key}"`;
  return { path: [...path, key], part: 'key', message, help, ...(meant ? { misspelt: { word: key, meant } } : {}) };
}

function nameOf({ name }: Checked, path: readonly (string | number)[]): string {
  return path.length === 0 ? name : `"${path.join('.')}"`;
}

function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((inner, step) => (inner as Record<string | number, unknown> | undefined)?.[step], value);
}

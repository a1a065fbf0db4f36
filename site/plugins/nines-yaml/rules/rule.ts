// Defines the type of a rule, and reads fields from objects that may be malformed.
import type { Fault, Path } from '../fault.ts';

/** A rule across fields. It runs on every object, even if the schema reported problems. */
export type Rule = (object: unknown) => readonly Fault[];

export type Fields = Readonly<Record<string, unknown>>;

export function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

export function items(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function conflict(path: Path, message: string, help: string): Fault {
  return { code: 'conflict', message, help, path };
}

/** Returns the items whose key repeats an earlier one; items without a key are ignored. */
export function repeated<T>(
  all: readonly T[],
  keyOf: (item: T) => string | undefined,
): readonly { readonly at: number; readonly key: string }[] {
  const seen = new Set<string>();
  return all.flatMap((item, at) => {
    const key = keyOf(item);
    if (key === undefined) return [];
    if (seen.has(key)) return [{ at, key }];
    seen.add(key);
    return [];
  });
}

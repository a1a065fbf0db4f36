// Defines the type of a problem in an object: its code, path, message and help.

export type Path = readonly (string | number)[];

export type FaultCode = 'unknown-field' | 'missing-field' | 'wrong-value' | 'conflict';

export interface Fault {
  readonly code: FaultCode;
  readonly message: string;
  readonly help: string;
  /** The path of the value; for a missing field, the path of the object that should have it. */
  readonly path: Path;
  /** True if the problem is the key at the end of the path. */
  readonly isKey?: boolean;
  /** The part of the text at the path that is wrong. */
  readonly word?: string | undefined;
  /** The word that was probably meant, if one is misspelled. */
  readonly meant?: string | undefined;
}

/** Formats a value for a message. */
export function quoted(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 57)}…` : value);
  if (Array.isArray(value)) return value.length === 1 ? 'a list of 1 item' : `a list of ${value.length} items`;
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

/** Returns the name of a value: its key, or the key of its list. */
export function nameOf(path: Path): string {
  const key = path.findLast((part) => typeof part === 'string');
  if (key === undefined) return 'the object';
  return typeof path.at(-1) === 'number' ? `an item of "${key}"` : `"${key}"`;
}

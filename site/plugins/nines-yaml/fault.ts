// Defines the type of a fault in an object: its code, path, message and help.

export type Path = readonly (string | number)[];

export type FaultCode = 'unknown-field' | 'missing-field' | 'wrong-value' | 'conflict';

export interface Fault {
  readonly code: FaultCode;
  readonly message: string;
  readonly help: string;
  /** Of the value; for a missing field of the object that lacks it. */
  readonly path: Path;
  /** True where the fault is the key at the end of the path. */
  readonly isKey?: boolean;
  /** A part of the text at the path. */
  readonly word?: string | undefined;
  /** What was probably meant, if a word is misspelt. */
  readonly meant?: string | undefined;
}

/** A value as a message quotes it. */
export function quoted(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 57)}…` : value);
  if (Array.isArray(value)) return value.length === 1 ? 'a list of 1 item' : `a list of ${value.length} items`;
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

/** The name of a value: its key, or that of its list. */
export function nameOf(path: Path): string {
  const key = path.findLast((part) => typeof part === 'string');
  if (key === undefined) return 'the object';
  return typeof path.at(-1) === 'number' ? `an item of "${key}"` : `"${key}"`;
}

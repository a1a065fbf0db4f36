// The line that tells which part of the theme a file of a site was copied from, and which state of it.
import { LineIndex } from './line-index.ts';
import type { Place } from './place.ts';

export interface EjectedFrom {
  readonly part: string;
  /** Of the part when it was copied. */
  readonly digest: string;
  readonly line: Place;
}

/** The first line of a copy, which ends with a line break. `version` is that of slodocs. */
export function printEjected(version: string, part: string, digest: string): string {
  return `// Ejected from slodocs ${version}: ${part} ${digest}. "slodocs eject ${part} --diff" shows what is different by now.\n`;
}

/** Undefined for a file that is no copy. */
export function readEjected(text: string, file: string): EjectedFrom | undefined {
  const found = /^\/\/ Ejected from slodocs \S+: (\w+) ([\da-f]{12})\b/m.exec(text);
  if (!found) return undefined;
  const [whole, part = '', digest = ''] = found;
  return { part, digest, line: new LineIndex(text).place(file, found.index, found.index + whole.length) };
}

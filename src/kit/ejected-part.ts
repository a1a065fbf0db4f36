// Prints and reads the line that records which slot a file was ejected from, with the digest of the original.

import type { Place } from '#model/place';
import { LineIndex } from './line-index.ts';
import { lineComment } from './print/javascript.ts';

export interface EjectedFrom {
  readonly part: string;
  /** The digest of the original when it was copied. */
  readonly digest: string;
  readonly line: Place;
}

/** The first line of a copy, line break included. `version` is that of slodocs. */
export function printEjected(version: string, part: string, digest: string): string {
  const text = `Ejected from slodocs ${version}: ${part} ${digest}. "slodocs eject ${part} --diff" shows what is different by now.`;
  return `${lineComment(text)}\n`;
}

/** Undefined for a file that was not ejected. */
export function readEjected(text: string, file: string): EjectedFrom | undefined {
  const found = /^\/\/ Ejected from slodocs \S+: (\w+) ([\da-f]{12})\b/m.exec(text);
  if (!found) return undefined;
  const [whole, part = '', digest = ''] = found;
  return { part, digest, line: new LineIndex(text).place(file, found.index, found.index + whole.length) };
}

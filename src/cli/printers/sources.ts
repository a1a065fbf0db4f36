// Splits source texts into lines, each text once.
import { createHash } from 'node:crypto';
import { relative, resolve, sep } from 'node:path';
import type { Diagnostic } from '#model/diagnostic';

export interface Sources {
  /** The n-th line, from 1, without its ending; undefined past the end or where the text is not known. */
  line(file: string, number: number): string | undefined;
  /** How many lines a file has; 0 where its text is not known. */
  count(file: string): number;
}

export function createSources(texts: Readonly<Record<string, string>>): Sources {
  const known = new Map<string, readonly string[]>();
  const linesOf = (file: string): readonly string[] => {
    const lines = known.get(file) ?? (Object.hasOwn(texts, file) ? split(texts[file] ?? '') : []);
    known.set(file, lines);
    return lines;
  };
  return {
    line: (file, number) => linesOf(file)[number - 1],
    count: (file) => linesOf(file).length,
  };
}

/** Line endings are those of CommonMark; a byte order mark is no part of the first line. */
function split(text: string): readonly string[] {
  return text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
}

/**
 * Makes the fingerprints of one report's diagnostics, in order, from code, file, message and source line; equal ones are
 * numbered.
 */
export function createFingerprints(sources: Sources): (diagnostic: Diagnostic) => string {
  const seen = new Map<string, number>();
  return ({ code, message, place }) => {
    const line = place ? (sources.line(place.file, place.start.line) ?? '').trim() : '';
    const hash = createHash('sha256').update(JSON.stringify([code, place?.file ?? null, message, line]));
    const digest = hash.digest('hex').slice(0, 32);
    const times = (seen.get(digest) ?? 0) + 1;
    seen.set(digest, times);
    return `${digest}:${times}`;
  };
}

/** Rewrites `file`, relative to `root`, as seen from the folder `from`, with `/` between its parts. Both folders are absolute. */
export function pathFrom(from: string, root: string, file: string): string {
  return relative(from, resolve(root, file)).split(sep).join('/') || '.';
}

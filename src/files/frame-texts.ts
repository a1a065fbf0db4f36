// Loads the texts of the files that diagnostics name, for their code frames.

import { readFileSync, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { attempt } from '#model/attempt';
import type { Diagnostic } from '#model/diagnostic';
import { compareText } from '#model/place';

/** Texts by path, byte order marks taken off. Files that cannot be read, or that plugins made, have none. */
export async function textsOf(diagnostics: readonly Diagnostic[], root: string): Promise<Readonly<Record<string, string>>> {
  const texts: Record<string, string> = {};
  for (const path of pathsOf(diagnostics)) {
    const bytes = await readRegular(join(root, path)).catch(() => undefined);
    if (bytes) texts[path] = decode(bytes);
  }
  return texts;
}

/** Synchronous version, for a process that is about to exit. */
export function textsNow(diagnostics: readonly Diagnostic[], root: string): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const path of pathsOf(diagnostics)) {
    const text = textNow(join(root, path));
    if (text !== undefined) texts[path] = text;
  }
  return texts;
}

/** The text of a file without byte order mark; undefined where it cannot be read. */
export function textNow(file: string): string | undefined {
  return attempt(() => (statSync(file).isFile() ? decode(readFileSync(file)) : undefined));
}

function pathsOf(diagnostics: readonly Diagnostic[]): readonly string[] {
  const places = diagnostics.flatMap(({ place, related = [], fix }) => [
    place,
    fix?.place,
    ...related.map((entry) => entry.place),
  ]);
  return [...new Set(places.flatMap((place) => (place ? [place.file] : [])))].sort(compareText);
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8').decode(bytes);
}

/** Skips folders and pipes: reading a pipe may never return. */
async function readRegular(file: string): Promise<Buffer | undefined> {
  return (await stat(file)).isFile() ? readFile(file) : undefined;
}

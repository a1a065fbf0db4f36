// Diagnostics to the texts of the files that they name, for frames.
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Diagnostic } from '#model/diagnostic';
import { compareText } from '#model/place';

/** Texts by path, byte order marks taken off. Files that cannot be read, or that plugins made, have none. */
export async function textsOf(diagnostics: readonly Diagnostic[], root: string): Promise<Readonly<Record<string, string>>> {
  const places = diagnostics.flatMap(({ place, related = [], fix }) => [
    place,
    fix?.place,
    ...related.map((entry) => entry.place),
  ]);
  const paths = [...new Set(places.flatMap((place) => (place ? [place.file] : [])))].sort(compareText);
  const texts: Record<string, string> = {};
  for (const path of paths) {
    const bytes = await readRegular(join(root, path)).catch(() => undefined);
    if (bytes) texts[path] = new TextDecoder('utf-8').decode(bytes);
  }
  return texts;
}

/** A place may name a folder, or a pipe, which would be read for ever. */
async function readRegular(file: string): Promise<Buffer | undefined> {
  return (await stat(file)).isFile() ? readFile(file) : undefined;
}

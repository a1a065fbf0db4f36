// Reads the texts at the places of links, in which a fix may replace the address.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Place } from '#model/place';
import type { WrittenLink } from './links.ts';

/** Undefined for a place of several lines, and in a file that cannot be read. */
export async function sourceReader(
  root: string,
  links: readonly Pick<WrittenLink, 'place'>[],
): Promise<(place: Place) => string | undefined> {
  const lines = new Map<string, readonly string[]>();
  for (const file of new Set(links.map(({ place }) => place.file))) {
    const text = await readFile(join(root, file), 'utf8').catch(() => undefined);
    if (text !== undefined) lines.set(file, text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/));
  }
  return ({ file, start, end }) =>
    start.line === end.line ? lines.get(file)?.[start.line - 1]?.slice(start.column - 1, end.column - 1) : undefined;
}

// Reads and parses a text file again only when it has changed.

import type { BigIntStats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';

/** A missing file is an empty text. */
export function changedReader<T>(path: string, parse: (text: string) => T): () => Promise<T> {
  let stamp = '';
  let parsed = parse('');
  return async () => {
    const stats = await stat(path, { bigint: true }).catch(() => undefined);
    const found = stats?.isFile() ? stampOf(stats) : '';
    if (found !== stamp) {
      parsed = parse(found === '' ? '' : await readFile(path, 'utf8').catch(() => ''));
      stamp = found;
    }
    return parsed;
  };
}

/** Equal as long as the file at a path is neither replaced nor written to. */
export function stampOf({ size, mtimeNs, ctimeNs, ino }: BigIntStats): string {
  return `${size}-${mtimeNs}-${ctimeNs}-${ino}`;
}

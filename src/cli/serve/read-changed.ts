// Reads and parses a text file again only when it has changed.
import { readFile, stat } from 'node:fs/promises';
import { stampOf } from './file-stamp.ts';

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

// Names the media type of a file by its extension.
import { extname } from 'node:path';
import { lookup } from 'mrmime';

/** Types that mrmime gives without a charset, or that hosts send otherwise. */
const types: Readonly<Record<string, string>> = {
  '.br': 'application/octet-stream',
  '.gz': 'application/gzip',
  '.md': 'text/markdown;charset=utf-8',
  '.txt': 'text/plain;charset=utf-8',
};

export function typeOf(file: string): string {
  const extension = extname(file).toLowerCase();
  const type = types[extension] ?? lookup(extension) ?? 'application/octet-stream';
  return type === 'text/html' ? `${type};charset=utf-8` : type;
}

// Checks, right before a file of the user is replaced, that it still is what the new text was made from.
import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindOf, Obstacle, parentsOf } from './path-guard.ts';

const mark = '\uFEFF';

/** A text without its byte order mark, and that mark. */
export function splitMark(text: string): { readonly mark: string; readonly text: string } {
  return text.startsWith(mark) ? { mark, text: text.slice(mark.length) } : { mark: '', text };
}

/**
 * Throws an obstacle unless `path`, relative to the root, is a regular file with exactly this text, byte order mark aside, which
 * may be written and is reached through no symbolic link.
 */
export function checkReplaced(root: string, path: string, text: string): void {
  for (const parent of parentsOf(path)) if (kindOf(join(root, parent)) === 'link') throw linked(parent);
  const file = join(root, path);
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (found?.isSymbolicLink()) throw linked(path);
  if (!found?.isFile()) throw new Obstacle(`"${path}" was removed by another process in the meantime`);
  // Renaming a new file into place asks for no permission on the old one.
  if ((found.mode & 0o222) === 0) throw new Obstacle(`"${path}" is read-only`, 'Make it writable, and run the command again.');
  const bytes = readFileSync(file);
  const now = bytes.toString('utf8');
  // Other encodings would be written as UTF-8.
  if (!Buffer.from(now).equals(bytes))
    throw new Obstacle(`"${path}" is not UTF-8`, 'Save it as UTF-8, and run the command again.');
  if (splitMark(now).text !== text) throw new Obstacle(`"${path}" was changed by another process in the meantime`);
}

function linked(path: string): Obstacle {
  return new Obstacle(
    `"${path}" is a symbolic link`,
    'Files are not written through links. Use the file that the link leads to.',
  );
}

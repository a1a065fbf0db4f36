// Finds where a translation that is still missing belongs: beside those that the language has.
import type { Translation } from 'slodocs/kit';

/** `folder` is that of the language, where any translation may be at the path of its original. */
export function placeFinder(
  translations: readonly Translation[],
  folderOf: (original: string) => string,
  folder: string,
): (original: string) => string {
  const moves = new Map<string, readonly [from: string, to: string]>();
  for (const { original, path, state } of translations)
    if (path !== undefined && state !== 'orphan') moves.set(topOf(folderOf(original)), moveBetween(original, path));
  return (original) => {
    const [from, to] = moves.get(topOf(folderOf(original))) ?? ['', `${folder}/`];
    return original.startsWith(from) ? to + original.slice(from.length) : `${folder}/${original}`;
  };
}

/** Folders of one docs folder have their translations in one place. */
function topOf(folder: string): string {
  return folder.split('/')[0] ?? '';
}

/** What stands before the end that both paths have in common. */
function moveBetween(original: string, path: string): readonly [string, string] {
  const [from, to] = [original.split('/'), path.split('/')];
  let same = 0;
  while (same < Math.min(from.length, to.length) && from.at(-1 - same) === to.at(-1 - same)) same++;
  const before = (parts: readonly string[]): string =>
    parts
      .slice(0, parts.length - same)
      .map((part) => `${part}/`)
      .join('');
  return [before(from), before(to)];
}

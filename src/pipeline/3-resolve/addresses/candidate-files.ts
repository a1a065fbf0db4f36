// Lists the file paths that an address of a Markdown file may mean.
import { folderOf, joinFile } from '#model/file-path';
import type { Origin } from './found.ts';

/** The possible paths, most likely first. */
export function candidateFiles(path: string, { file, contentFolder }: Origin): readonly string[] {
  if (path.startsWith('@site/')) return [joinFile('', path.slice('@site/'.length))];
  const beside = joinFile(folderOf(file), path);
  if (path.startsWith('./') || path.startsWith('../')) return [beside];
  const inContent = joinFile(contentFolder, path);
  return path.startsWith('/') ? [inContent, joinFile('', path)] : [beside, inContent, joinFile('', path)];
}

/** The possible path that its author most likely meant. */
export function likeliestFile(
  path: string,
  [first = path, second = first]: readonly string[],
  { contentFolder }: Origin,
): string {
  return path.startsWith(`/${contentFolder}/`) ? second : first;
}

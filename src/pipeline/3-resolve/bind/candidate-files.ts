// The address of a Markdown file to the paths that it may mean.
import { folderOf, joinFile } from '#model/file-path';
import type { Origin } from './found.ts';

/** The paths that a file address may mean, the likeliest first. */
export function candidateFiles(path: string, { file, contentFolder }: Origin): readonly string[] {
  if (path.startsWith('@site/')) return [joinFile('', path.slice('@site/'.length))];
  const beside = joinFile(folderOf(file), path);
  if (path.startsWith('./') || path.startsWith('../')) return [beside];
  const inContent = joinFile(contentFolder, path);
  return path.startsWith('/') ? [inContent, joinFile('', path)] : [beside, inContent, joinFile('', path)];
}

/** Of the paths that a file address may mean, the one that its author had in mind. */
export function likeliestFile(
  path: string,
  [first = path, second = first]: readonly string[],
  { contentFolder }: Origin,
): string {
  return path.startsWith(`/${contentFolder}/`) ? second : first;
}

// Lists the sources of a content folder, with what is known of them before they are read.

import type { Context } from '#context/context';
import type { ContentFolder, SourceFile } from '#model/source-file';

export function listSources(
  { files }: Context,
  { docs, name, folder }: ContentFolder,
  paths: readonly string[],
  isPartial: (relative: string) => boolean,
): readonly SourceFile[] {
  return paths.map((path) => {
    const relative = pathIn(folder, path);
    const partial = isPartial(relative);
    return { path, docs, version: name, relative, hash: files.digest(path), partial };
  });
}

/** The path of a file relative to a folder that contains it; `.` is the root. */
export function pathIn(folder: string, path: string): string {
  return folder === '.' ? path : path.slice(folder.length + 1);
}

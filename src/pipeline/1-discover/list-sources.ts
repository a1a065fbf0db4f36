// Lists the sources of a content folder, with what is known of them before they are read.
import type { Context } from '#context/context';
import type { DocsSettings } from '#model/content-settings';
import type { Place } from '#model/place';
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

export function docsPlace(
  { config }: Context,
  docs: DocsSettings,
  path: readonly (string | number)[],
  part: 'key' | 'value' = 'value',
): Place {
  return config.locate(['docs', config.settings.docs.indexOf(docs), ...path], part);
}

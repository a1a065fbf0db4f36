// Finds what overlays add to folders: files and folders that stand on no disk yet.
import type { Dirent } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What a folder holds because of overlays below it. Paths are absolute. */
export function entriesBelow(folder: string, overlaid: readonly string[]): readonly Dirent[] {
  const entries = new Map<string, Dirent>();
  for (const file of overlaid) {
    if (!file.startsWith(join(folder, '/'))) continue;
    if (dirname(file) === folder) entries.set(basename(file), entryOf(folder, basename(file), 'file'));
    else {
      const [name = ''] = file.slice(join(folder, '/').length).split(/[\\/]/);
      entries.set(name, entryOf(folder, name, 'folder'));
    }
  }
  return [...entries.values()];
}

/** Node makes its own entries alone. */
function entryOf(folder: string, name: string, kind: 'file' | 'folder'): Dirent {
  const no = (): boolean => false;
  return {
    name,
    parentPath: folder,
    path: folder,
    isFile: () => kind === 'file',
    isDirectory: () => kind === 'folder',
    ...{ isSymbolicLink: no, isBlockDevice: no, isCharacterDevice: no, isFIFO: no, isSocket: no },
  };
}

export interface GlobRequest {
  readonly pattern: readonly string[];
  readonly ignore: readonly string[];
  readonly dot: boolean;
}

/** Overlaid files that a search would find if they were on the disk. Paths are relative to the root. */
export async function matchingOverlays(
  overlaid: readonly string[],
  { pattern, ignore, dot }: GlobRequest,
): Promise<readonly string[]> {
  const { default: picomatch } = await import('picomatch');
  const matches = picomatch([...pattern], { dot, ignore: [...ignore] });
  return overlaid.filter((path) => matches(path));
}

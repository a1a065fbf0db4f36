// Tells in which versions of the docs a specification is, and where its files are in each.

import type { Settings } from '#model/settings';
import type { Version } from '#model/source-file';
import { currentVersion } from '#model/version';
import type { SpecOptions } from './options.ts';

export interface Home {
  /** Undefined where the docs folder does not exist. */
  readonly version: Version | undefined;
  readonly paths: Pick<SpecOptions, 'file' | 'prose'>;
  /** The file is outside of the docs folder. */
  readonly isShared: boolean;
  /** Released versions may have been cut before there was a specification. */
  readonly isOptional: boolean;
}

/** A specification inside of the docs folder is in each version, with the file that is there; one outside of it in the first version. */
export function homesOf(
  { file, prose, docs: wanted }: Omit<SpecOptions, 'path'>,
  { docs }: Pick<Settings, 'docs'>,
  versions: readonly Version[],
): readonly Home[] {
  const paths = { file, ...(prose !== undefined && { prose }) };
  const folder = docs.find(({ id }) => wanted === undefined || id === wanted);
  const all = versions.filter((version) => version.docs === folder?.id);
  if (!folder || inside(file, folder.path) === undefined) {
    return [{ version: all[0], paths, isShared: true, isOptional: false }];
  }
  return all.map((version) => {
    const isCurrent = version.name === currentVersion;
    const moved = (path: string): string => {
      const relative = inside(path, folder.path);
      return relative === undefined || isCurrent ? path : `${version.folder}/${relative}`;
    };
    const own = { file: moved(file), ...(prose !== undefined && { prose: moved(prose) }) };
    return { version, paths: own, isShared: false, isOptional: !isCurrent };
  });
}

/** The path from the folder; undefined for one outside of it. */
function inside(path: string, folder: string): string | undefined {
  const plain = path.replace(/^\.\//, '');
  if (folder === '.') return plain.startsWith('../') ? undefined : plain;
  return plain.startsWith(`${folder}/`) ? plain.slice(folder.length + 1) : undefined;
}

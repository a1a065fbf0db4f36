// Warns of folders and sidebars of versions that are in no list of versions, and so are not built.
import type { Dirent } from 'node:fs';
import type { Context } from '#context/context';
import { nearest } from '#model/nearest';
import { wholeFile } from '#model/place';
import { versionFiles } from '#model/version';
import type { VersionList } from './version-list.ts';

/** Once per version, at the list, or at what was found where there is no list. */
export async function reportUnlisted(context: Context, docs: string, list: VersionList): Promise<void> {
  // An unreadable entry may be the missing name.
  if (list.damaged) return;
  const { docs: folder, sidebars } = versionFiles(docs);
  const found = new Map<string, string>();
  const collect = (entries: readonly Dirent[], parent: string, pattern: RegExp): void => {
    for (const { name } of entries) {
      const [, version] = pattern.exec(name) ?? [];
      if (version !== undefined && !found.has(version)) found.set(version, `${parent}/${name}`);
    }
  };
  collect(
    (await entriesOf(context, folder)).filter((entry) => !entry.isFile()),
    folder,
    /^version-(.+)$/,
  );
  collect(await entriesOf(context, sidebars), sidebars, /^version-(.+)-sidebars\.json$/);
  for (const [version, path] of found) {
    if (list.names.includes(version)) continue;
    const near = nearest(
      version,
      list.names.filter((name) => !found.has(name)),
    );
    const meant = near === undefined ? '' : ` It lists "${near}", which has no content. Did you mean that version?`;
    context.reporter.report({
      code: 'discover/unlisted-version',
      message: `"${path}" is for the version "${version}", which ${list.text === undefined ? `is not listed, because there is no file "${list.file}"` : `is not listed in "${list.file}"`}`,
      help: `It is not built. Add \`"${version}"\` to "${list.file}", or delete it.${meant}`,
      place: wholeFile(list.text === undefined ? path : list.file),
    });
  }
}

async function entriesOf({ files }: Context, folder: string): Promise<readonly Dirent[]> {
  const found = await files.stat(folder);
  return found && !found.isFile ? files.list(folder) : [];
}

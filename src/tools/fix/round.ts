// Opens and writes the files of a round of fixes.
import { realpath } from 'node:fs/promises';
import type { Settings } from '#model/settings';
import { changeWhole, removeStale } from '#output/atomic-change';
import { excludedFolders } from '#output/sinks';
import type { Places } from '#pipeline/0-configure/configure';
import { createOpener, type Writable } from './open-file.ts';
import type { PlannedFile } from './plan-round.ts';

/** Opens files as they were when the site was checked: `digestOf` is a file's digest then. */
export async function openerOf(
  places: Places,
  settings: Settings | undefined,
  digestOf: Writable['digestOf'],
): Promise<ReturnType<typeof createOpener>> {
  const excluded = await Promise.all(excludedFolders(places).map((folder) => realpath(folder).catch(() => folder)));
  return createOpener({ root: places.root, excluded, bounds: boundsOf(settings), digestOf });
}

/** All files or none. Call it under the lock of the site. Throws a `ChangeFault` where the disk refuses, or a file has changed. */
export async function writeRound(root: string, files: readonly PlannedFile[], signal: AbortSignal): Promise<void> {
  await removeStale(root);
  const changes = files.map(({ path, text, after }) => ({ path, content: after, replaces: text }));
  await changeWhole(root, changes, signal);
}

/** Content outside of the root is the site's where a docs folder is; folders that are merely allowed belong to others. */
function boundsOf(settings: Settings | undefined) {
  const folders = settings?.docs.map(({ path }) => path) ?? [];
  return { folders: ['', ...folders], dotfiles: settings?.allow.dotfiles ?? [] };
}

// Opens and writes the files of a round of fixes.
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { digestOf } from '#files/digest';
import { relativeTo } from '#files/site-path';
import type { Settings } from '#model/settings';
import { boundsRefuse, type SiteBounds } from '#model/site-bounds';
import { changeWhole, removeStale } from '#output/atomic-change';
import { excludedFolders } from '#output/sinks';
import { splitMark } from '#output/source-guard';
import type { Places } from '#pipeline/0-configure/places';
import type { OpenFile, PlannedFile } from './plan-round.ts';

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

interface Writable {
  /** Absolute. */
  readonly root: string;
  /** Folders that slodocs itself writes, absolute. */
  readonly excluded: readonly string[];
  readonly bounds: SiteBounds;
  /** The digest of a file as the check has read it; undefined where it has not. */
  readonly digestOf: (path: string) => string | undefined;
}

/** In bytes. Nobody writes such a file by hand, and Node cannot read one of 2 GB at once. */
const largest = 64 * 2 ** 20;

/** The file was changed between the check and now. */
export class ChangedFile extends Error {
  constructor(readonly path: string) {
    super(`"${path}" was changed while the site was being checked`);
  }
}

/** Opens each file once. Returns the reason, as a clause, where it may not be changed. */
function createOpener(writable: Writable): (path: string) => Promise<OpenFile | string> {
  const opened = new Map<string, Promise<OpenFile | string>>();
  return (path) => {
    const known = opened.get(path) ?? open(path, writable);
    opened.set(path, known);
    return known;
  };
}

async function open(path: string, { root, excluded, bounds, digestOf: digestAtCheck }: Writable): Promise<OpenFile | string> {
  const real = await realpath(resolve(root, path)).catch(() => undefined);
  const found = real === undefined ? undefined : await stat(real).catch(() => undefined);
  if (real === undefined || !found?.isFile()) return 'it is in generated text, not in a file of the site';
  const itself = relativeTo(await realpath(root), real);
  const refusal = boundsRefuse(itself, bounds);
  if (refusal === 'outside') return 'it is outside the site';
  const isOurs = excluded.some((folder) => real === folder || real.startsWith(join(folder, '/')));
  if (refusal !== undefined || isOurs || /(?:^|\/)node_modules\//.test(itself))
    return 'it is a hidden, generated or installed file';
  // Renaming a new file into place asks for no permission on the old one.
  if ((found.mode & 0o222) === 0) return 'it is in a read-only file';
  if (found.size > largest) return 'it is in a file of more than 64 MB';
  const bytes = await readFile(real);
  const digest = digestAtCheck(path);
  if (digest !== undefined && digest !== digestOf(bytes)) throw new ChangedFile(path);
  const whole = bytes.toString('utf8');
  // Other encodings would be written as UTF-8.
  if (!Buffer.from(whole).equals(bytes)) return 'it is in a file that is not UTF-8';
  return { path: itself, text: splitMark(whole).text };
}

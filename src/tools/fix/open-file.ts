// Opens a file for fixes: one of the site, as it was when the site was checked.
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { digestOf } from '#files/digest';
import { relativeTo } from '#files/site-path';
import { boundsRefuse, type SiteBounds } from '#model/site-bounds';
import { splitMark } from '#output/source-guard';
import type { OpenFile } from './plan-round.ts';

export interface Writable {
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
    super(`"${path}" was changed while the site was checked`);
  }
}

/** Opens each file once. Returns the reason, as the end of a sentence, where it may not be changed. */
export function createOpener(writable: Writable): (path: string) => Promise<OpenFile | string> {
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
  if (real === undefined || !found?.isFile()) return 'is in no file of the site, but in a text that was generated';
  const itself = relativeTo(await realpath(root), real);
  const refusal = boundsRefuse(itself, bounds);
  if (refusal === 'outside') return 'lies outside of the site';
  const isOurs = excluded.some((folder) => real === folder || real.startsWith(join(folder, '/')));
  if (refusal !== undefined || isOurs || /(?:^|\/)node_modules\//.test(itself))
    return 'lies in a folder that is not written by hand';
  // Renaming a new file into place asks for no permission on the old one.
  if ((found.mode & 0o222) === 0) return 'is in a read-only file';
  if (found.size > largest) return 'is in a file of more than 64 MB';
  const bytes = await readFile(real);
  const digest = digestAtCheck(path);
  if (digest !== undefined && digest !== digestOf(bytes)) throw new ChangedFile(path);
  const whole = bytes.toString('utf8');
  // Other encodings would be written as UTF-8.
  if (!Buffer.from(whole).equals(bytes)) return 'is in a file that is not UTF-8';
  return { path: itself, text: splitMark(whole).text };
}

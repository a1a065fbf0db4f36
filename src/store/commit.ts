// Commits a run's entries for the next run: evicts, rewrites packs, replaces the index, then removes old packs.
import { existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Holdings, letGo } from './holdings.ts';
import { type Entry, encodeIndex, isPackName, type Kept, namespaces, packName, recordLength } from './index-format.ts';
import { rewrite, weightOf } from './rewrite-packs.ts';

/**
 * Evicts entries, merges packs, writes the index and removes the packs that it no longer names. All entries are in pack files
 * already. `mergesSmall`: merges packs that are many, so that each run opens few.
 */
export function commit(holdings: Holdings, capBytes: number, mergesSmall = true): void {
  const { disk, packs, run, tableOf } = holdings;
  dropLost(holdings);
  // The folder was removed while the build ran.
  if (packs.size === 0) return;
  dropWhere(holdings, (entry) => isUnused(entry, run));
  const isTooBig = weightOf(holdings) > capBytes;
  // Evicts to well below the cap, so that not every run has to.
  if (isTooBig) for (const { shelf, key } of surplus(entriesOf(holdings), capBytes * 0.75)) tableOf(shelf).delete(key);
  const rewritten = rewrite(holdings, isTooBig ? capBytes * 0.875 : Number.POSITIVE_INFINITY, mergesSmall);
  if (disk.attempt(() => writeIndex(holdings))) removeOthers(holdings);
  else for (const pack of rewritten) pack.discard();
}

/** Drops packs that were deleted by hand, with their entries, so that the index does not name them. */
function dropLost(holdings: Holdings): void {
  const { folder, packs } = holdings;
  for (const [number, { shelf }] of packs) if (!existsSync(join(folder, packName(shelf, number)))) letGo(holdings, number);
  dropWhere(holdings, ({ pack }) => !packs.has(pack));
}

function writeIndex({ folder, run, nextPack, packs, tableOf }: Holdings): void {
  const named = [...packs].map(([pack, { shelf }]) => ({ shelf, pack }));
  const [file, fresh] = [join(folder, 'index'), join(folder, 'index.new')];
  // Removed first, so as not to write through a symbolic link; a folder here is not ours.
  rmSync(fresh, { force: true, recursive: true });
  writeFileSync(fresh, encodeIndex({ run, nextPack, packs: named, tableOf }));
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) rmSync(file, { recursive: true });
  renameSync(fresh, file);
}

/** Removes packs that the index does not name, those of killed runs included. What cannot be removed stays for a later run. */
function removeOthers({ folder, packs }: Holdings): void {
  const ours = new Set([...packs].map(([number, { shelf }]) => packName(shelf, number)));
  try {
    for (const name of readdirSync(folder))
      if (isPackName(name) && !ours.has(name)) rmSync(join(folder, name), { force: true, recursive: true });
  } catch {}
}

function entriesOf({ tableOf }: Holdings): readonly Kept[] {
  return namespaces.flatMap((shelf) => [...tableOf(shelf)].map(([key, entry]) => ({ shelf, key, entry })));
}

function dropWhere({ tableOf }: Holdings, goes: (entry: Entry) => boolean): void {
  for (const shelf of namespaces) {
    const table = tableOf(shelf);
    for (const [key, entry] of table) if (goes(entry)) table.delete(key);
  }
}

/** An entry is evicted after this many runs without use: enough to try another branch and come back. */
const patience = 20;

function isUnused({ used }: Entry, run: number): boolean {
  return used < run - patience;
}

/**
 * The entries to evict so that the rest fits into `bytes`: the least recently used first, and of equals those of the heaviest
 * namespace.
 */
function surplus(entries: readonly Kept[], bytes: number): readonly Kept[] {
  // Includes the size of their index records.
  let excess = entries.reduce((sum, { entry }) => sum + entry.length + recordLength, 0) - bytes;
  if (excess <= 0) return [];
  const order = [...entries].sort(
    (a, b) =>
      a.entry.used - b.entry.used ||
      namespaces.indexOf(a.shelf) - namespaces.indexOf(b.shelf) ||
      a.entry.pack - b.entry.pack ||
      a.entry.offset - b.entry.offset,
  );
  const going = order.findIndex(({ entry }) => {
    if (excess <= 0) return true;
    excess -= entry.length + recordLength;
    return false;
  });
  return going === -1 ? order : order.slice(0, going);
}

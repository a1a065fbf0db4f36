// Commits a run's entries for the next run: evicts, rewrites packs, replaces the index, then removes old packs.
import { existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GrowingPack } from './growing-pack.ts';
import { type Holdings, letGo, readEntry, startPack } from './holdings.ts';
import {
  type Entry,
  encodeIndex,
  isPackName,
  type Kept,
  type Namespace,
  namespaces,
  packName,
  recordLength,
} from './index-format.ts';
import { createDisk } from './refusal.ts';

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

function rewrite(holdings: Holdings, aim: number, mergesSmall: boolean): readonly GrowingPack[] {
  const states = statesOf(holdings);
  for (const { number, live } of states) if (live === 0) letGo(holdings, number);
  const alive = states.filter(({ live }) => live > 0);
  const shrunk = packsToShrink(alive, weightOf(holdings) - aim);
  return namespaces.flatMap((shelf) => {
    const packs = alive.filter((state) => state.shelf === shelf);
    const chosen = packsToRewrite(packs, mergesSmall ? most : Number.POSITIVE_INFINITY);
    for (const { number } of packs) if (shrunk.has(number)) chosen.add(number);
    return chosen.size > 0 ? rewritePacks(holdings, shelf, chosen) : [];
  });
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

function statesOf({ packs, tableOf }: Holdings): readonly PackState[] {
  const live = new Map<number, number>();
  for (const shelf of namespaces) {
    for (const { pack, length } of tableOf(shelf).values()) live.set(pack, (live.get(pack) ?? 0) + length);
  }
  return [...packs].map(([number, { shelf, pack }]) => ({ shelf, number, size: pack.size, live: live.get(number) ?? 0 }));
}

/** The size on disk in bytes. */
function weightOf({ packs, tableOf }: Holdings): number {
  const count = namespaces.reduce((sum, shelf) => sum + tableOf(shelf).size, 0);
  return [...packs.values()].reduce((sum, { pack }) => sum + pack.size, count * recordLength);
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

/** Returns the new pack; none when the disk has no room for it, and then the old ones stay. */
function rewritePacks(holdings: Holdings, shelf: Namespace, numbers: ReadonlySet<number>): readonly GrowingPack[] {
  // A refusal is not fatal: the run is saved all the same, in the packs as they are.
  const disk = createDisk();
  const { number, pack } = startPack(holdings, shelf, disk);
  const table = holdings.tableOf(shelf);
  const moved = new Map<string, Entry | undefined>();
  for (const [key, entry] of inOrder([...table].filter(([, entry]) => numbers.has(entry.pack)))) {
    if (disk.fault !== undefined) break;
    const bytes = readEntry(holdings, entry);
    moved.set(key, bytes && { ...entry, pack: number, offset: pack.add(bytes) });
  }
  pack.flush();
  if (disk.fault !== undefined) {
    pack.discard();
    return [];
  }
  for (const [key, entry] of moved) {
    if (entry === undefined) table.delete(key);
    else table.set(key, entry);
  }
  for (const old of numbers) letGo(holdings, old);
  holdings.packs.set(number, { shelf, pack });
  return [pack];
}

/** Keeps entries in the order in which they were written. */
function inOrder(entries: readonly [string, Entry][]): readonly [string, Entry][] {
  return [...entries].sort(([, a], [, b]) => a.pack - b.pack || a.offset - b.offset);
}

interface PackState {
  readonly shelf: Namespace;
  readonly number: number;
  /** Of the file. */
  readonly size: number;
  /** How many of its bytes an entry points to. */
  readonly live: number;
}

/** More packs than this are merged. Each run that puts something adds one. */
const most = 16;

/**
 * Returns pack numbers. A pack is merged only with others that together are not much smaller, so that each byte is rewritten only
 * a few times.
 */
function packsToRewrite(packs: readonly PackState[], limit: number): Set<number> {
  const chosen = new Set(packs.filter(({ size, live }) => live * 2 < size).map(({ number }) => number));
  const whole = packs.filter(({ number }) => !chosen.has(number)).sort((a, b) => a.live - b.live || a.number - b.number);
  if (whole.length + Math.min(chosen.size, 1) <= limit) return chosen;
  let joined = 0;
  for (const [index, { number, live }] of whole.entries()) {
    if (index > whole.length - most / 2 && live > joined) break;
    chosen.add(number);
    joined += live;
  }
  return chosen;
}

/** The numbers of the packs to rewrite, those with most dead bytes first, to free this many bytes. */
function packsToShrink(packs: readonly PackState[], bytes: number): ReadonlySet<number> {
  const chosen = new Set<number>();
  let won = 0;
  for (const { number, size, live } of [...packs].sort((a, b) => b.size - b.live - (a.size - a.live) || a.number - b.number)) {
    if (won >= bytes || size === live) break;
    chosen.add(number);
    won += size - live;
  }
  return chosen;
}

// Rewrites packs that hold much that nobody needs.
import type { GrowingPack } from './growing-pack.ts';
import { type Holdings, letGo, readEntry, startPack } from './holdings.ts';
import { type Entry, type Namespace, namespaces, recordLength } from './index-format.ts';
import { createDisk } from './refusal.ts';

export function rewrite(holdings: Holdings, aim: number, mergesSmall: boolean): readonly GrowingPack[] {
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

function statesOf({ packs, tableOf }: Holdings): readonly PackState[] {
  const live = new Map<number, number>();
  for (const shelf of namespaces) {
    for (const { pack, length } of tableOf(shelf).values()) live.set(pack, (live.get(pack) ?? 0) + length);
  }
  return [...packs].map(([number, { shelf, pack }]) => ({ shelf, number, size: pack.size, live: live.get(number) ?? 0 }));
}

/** The size on disk in bytes. */
export function weightOf({ packs, tableOf }: Holdings): number {
  const count = namespaces.reduce((sum, shelf) => sum + tableOf(shelf).size, 0);
  return [...packs.values()].reduce((sum, { pack }) => sum + pack.size, count * recordLength);
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

// Merges packs into a new one that holds only their live entries.

import type { Entry, Shelf } from './entry.ts';
import type { GrowingPack } from './growing-pack.ts';
import { type Holdings, letGo, readEntry, startPack } from './holdings.ts';
import { createDisk } from './refusal.ts';

/** Returns the new pack; none when the disk has no room for it, and then the old ones stay. */
export function rewritePacks(holdings: Holdings, shelf: Shelf, numbers: ReadonlySet<number>): readonly GrowingPack[] {
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

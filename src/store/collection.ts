// Chooses the entries that a store evicts: those unused for many runs, and the least recently used over the cap.
import { type Entry, type Kept, shelves } from './entry.ts';
import { recordLength } from './index-format.ts';

/** An entry is evicted after this many runs without use: enough to try another branch and come back. */
const patience = 20;

export function isUnused({ used }: Entry, run: number): boolean {
  return used < run - patience;
}

/**
 * The entries to evict so that the rest fits into `bytes`: the least recently used first, and of equals those of the heaviest
 * namespace.
 */
export function surplus(entries: readonly Kept[], bytes: number): readonly Kept[] {
  // Includes the size of their index records.
  let excess = entries.reduce((sum, { entry }) => sum + entry.length + recordLength, 0) - bytes;
  if (excess <= 0) return [];
  const order = [...entries].sort(
    (a, b) =>
      a.entry.used - b.entry.used ||
      shelves.indexOf(a.shelf) - shelves.indexOf(b.shelf) ||
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

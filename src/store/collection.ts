// What a store holds to the entries that it gives up.
import { type Entry, type Kept, shelves } from './entry.ts';
import { recordLength } from './index-format.ts';

/** An entry that none of so many runs has used goes: long enough to try another branch and come back. */
const patience = 20;

export function isUnused({ used }: Entry, run: number): boolean {
  return used < run - patience;
}

/** What goes so that the rest weighs at most so much: the least recently used first, of equals the heaviest shelf. */
export function surplus(entries: readonly Kept[], bytes: number): readonly Kept[] {
  // With what the index needs for them.
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

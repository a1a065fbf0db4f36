// A folder to a store of bytes by key: what a run put there, later runs find.
import { crc32 } from 'node:zlib';
import { commit } from './commit.ts';
import type { Entry, Shelf } from './entry.ts';
import type { GrowingPack } from './growing-pack.ts';
import { openHoldings, readEntry, startPack } from './holdings.ts';

export type { Shelf } from './entry.ts';

/** Keys are digests in lower-case hex, of 32 to 64 digits. */
export interface Store {
  /**
   * Bytes put under the key, in this run or an earlier one; `undefined` when absent, damaged or foreign. They are the caller's
   * alone. Marks the entry as used.
   */
  get(shelf: Shelf, key: string): Uint8Array | undefined;
  /** Whether there are bytes, which may turn out to be damaged. Marks the entry as used. */
  has(shelf: Shelf, key: string): boolean;
  /** Takes a copy, in the place of what was there. */
  put(shelf: Shelf, key: string, bytes: Uint8Array): void;
  /**
   * Makes what was put last for the next run, removes what was not used for long, and closes. A run that put nothing writes nothing.
   * A process that ends before leaves what the last run left.
   */
  close(): Promise<void>;
  /** The same, and goes on: what is put from then on is for a later `save`. */
  save(): Promise<void>;
  /** Closes without making anything for the next run. */
  abandon(): Promise<void>;
  /** Why nothing can be written any more; finishes a sentence. What is put is then kept in memory, for this run. */
  readonly fault: string | undefined;
  /** What `node:fs` threw then. */
  readonly refusal: unknown;
}

interface StoreOptions {
  /** How much the files may weigh together after a run. */
  readonly capBytes?: number;
}

const gigabyte = 2 ** 30;

/** Makes nothing on disk before something is put. There must be one writer at a time; readers may come and go. */
export function openStore(folder: string, { capBytes = gigabyte }: StoreOptions = {}): Store {
  const holdings = openHoldings(folder);
  const { disk, packs, run, tableOf } = holdings;
  const growing = new Map<Shelf, { readonly number: number; readonly pack: GrowingPack }>();
  let closed = false;

  function find(shelf: Shelf, key: string): Entry | undefined {
    checkUse(closed, key);
    const entry = tableOf(shelf).get(key);
    if (entry !== undefined) entry.used = run;
    return entry;
  }

  function get(shelf: Shelf, key: string): Uint8Array | undefined {
    const entry = find(shelf, key);
    if (entry === undefined) return undefined;
    const bytes = readEntry(holdings, entry);
    if (bytes === undefined) tableOf(shelf).delete(key);
    return bytes;
  }

  function packFor(shelf: Shelf): { readonly number: number; readonly pack: GrowingPack } {
    const there = growing.get(shelf);
    if (there !== undefined) return there;
    const started = startPack(holdings, shelf, disk);
    growing.set(shelf, started);
    packs.set(started.number, { shelf, pack: started.pack });
    return started;
  }

  return {
    get,
    has: (shelf, key) => find(shelf, key) !== undefined,
    put(shelf, key, bytes) {
      const there = find(shelf, key);
      const crc = crc32(bytes);
      const { length } = bytes;
      // Equal bytes are not written again, if they are still whole.
      if (there?.crc === crc && there.length === length && equal(get(shelf, key), bytes)) return;
      const { number, pack } = packFor(shelf);
      tableOf(shelf).set(key, { pack: number, offset: pack.add(bytes), length, crc, used: run });
    },
    async save() {
      if (growing.size === 0) return;
      for (const { pack } of growing.values()) pack.flush();
      if (disk.fault !== undefined) return;
      commit(holdings, capBytes);
      growing.clear();
    },
    async close() {
      if (closed) return;
      closed = true;
      for (const { pack } of growing.values()) pack.flush();
      if (growing.size > 0 && disk.fault === undefined) commit(holdings, capBytes);
      if (disk.fault !== undefined) for (const { pack } of growing.values()) pack.discard();
      for (const { pack } of packs.values()) pack.close();
    },
    async abandon() {
      if (closed) return;
      closed = true;
      for (const { pack } of growing.values()) pack.discard();
      for (const { pack } of packs.values()) pack.close();
    },
    get fault() {
      return disk.fault;
    },
    get refusal() {
      return disk.refusal;
    },
  };
}

function equal(there: Uint8Array | undefined, bytes: Uint8Array): boolean {
  return there !== undefined && Buffer.compare(there, bytes) === 0;
}

/** A use that is not meant is a fault of ours. */
function checkUse(closed: boolean, key: string): void {
  if (closed) throw new Error('the store is closed');
  if (!/^(?:[0-9a-f]{2}){16,32}$/.test(key)) throw new Error(`not a key of the store: "${key}"`);
}

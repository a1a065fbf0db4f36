// Stores bytes by namespace and key in a folder, for later runs to find.
import { crc32 } from 'node:zlib';
import { commit } from './commit.ts';
import type { GrowingPack } from './growing-pack.ts';
import { openHoldings, readEntry, startPack } from './holdings.ts';
import type { Entry, Namespace } from './index-format.ts';

export type { Namespace } from './index-format.ts';

/** Keys are digests in lower-case hex, of 32 to 64 digits. */
export interface Store {
  /**
   * The bytes of a key, put in this run or an earlier one; `undefined` when absent, damaged or foreign. They belong to the
   * caller. Marks the entry as used.
   */
  get(shelf: Namespace, key: string): Uint8Array | undefined;
  /** True where the key has an entry, which may turn out to be damaged. Marks it as used. */
  has(shelf: Namespace, key: string): boolean;
  /** Stores a copy, replacing an earlier entry. */
  put(shelf: Namespace, key: string, bytes: Uint8Array): void;
  /**
   * Commits what was put for the next run, evicts what was unused for long, and closes. A run that put nothing writes nothing. A
   * process that is killed before leaves the store of the last run intact.
   */
  close(): Promise<void>;
  /** Commits like `close` and stays open: what is put afterwards is for a later `save`. */
  save(): Promise<void>;
  /** Closes without committing. */
  abandon(): Promise<void>;
  /** Why nothing can be written any more, as the end of a sentence. Entries then stay in memory for this run. */
  readonly fault: string | undefined;
  /** The error of `node:fs` behind `fault`. */
  readonly refusal: unknown;
}

interface StoreOptions {
  /** The maximum total size of the files after a run. */
  readonly capBytes?: number;
}

const gigabyte = 2 ** 30;

/** Creates nothing on disk before the first `put`. Allows one writer at a time and any number of readers. */
export function openStore(folder: string, { capBytes = gigabyte }: StoreOptions = {}): Store {
  const holdings = openHoldings(folder);
  const { disk, packs, run, tableOf } = holdings;
  const growing = new Map<Namespace, { readonly number: number; readonly pack: GrowingPack }>();
  let closed = false;

  function find(shelf: Namespace, key: string): Entry | undefined {
    checkUse(closed, key);
    const entry = tableOf(shelf).get(key);
    if (entry !== undefined) entry.used = run;
    return entry;
  }

  function get(shelf: Namespace, key: string): Uint8Array | undefined {
    const entry = find(shelf, key);
    if (entry === undefined) return undefined;
    const bytes = readEntry(holdings, entry);
    if (bytes === undefined) tableOf(shelf).delete(key);
    return bytes;
  }

  function packFor(shelf: Namespace): { readonly number: number; readonly pack: GrowingPack } {
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
      if (closed || growing.size === 0) return;
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

/** Misuse of the store is a bug of slodocs. */
function checkUse(closed: boolean, key: string): void {
  if (closed) throw new Error('the store is closed');
  if (!/^(?:[0-9a-f]{2}){16,32}$/.test(key)) throw new Error(`not a key of the store: "${key}"`);
}

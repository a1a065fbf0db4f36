// Stores bytes by namespace and key in a folder, for later runs to find.
import { crc32 } from 'node:zlib';
import type { CacheUse } from '#model/remote-cache';
import { commit } from './commit.ts';
import type { GrowingPack } from './growing-pack.ts';
import { type Holdings, openHoldings, readEntry, startPack } from './holdings.ts';
import { type Entry, type Namespace, namespaces, recordLength } from './index-format.ts';
import type { RemoteFault } from './remote/remote-fault.ts';
import type { SharedCache } from './remote/shared-cache.ts';

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
   * Commits what was put or fetched for the next run, evicts what was unused for long, and closes. A run that has neither writes
   * nothing. A process that is killed before leaves the store of the last run intact. `sends`: then sends to the remote cache what it
   * lacks, which is left out where the work was given up.
   */
  close(options?: { readonly sends?: boolean }): Promise<void>;
  /** Commits like `close` and stays open: what is put afterwards is for a later `save`. */
  save(): Promise<void>;
  /** Closes without committing. */
  abandon(): Promise<void>;
  /** Adds the entries that a remote cache has, if there is one. Called before anything else. */
  connect(): Promise<void>;
  /** Fetches the entries of keys that only the remote cache has. Those that cannot be had are missing from then on. */
  fetch(shelf: Namespace, keys: () => readonly string[]): Promise<void>;
  /** Fetches all that the remote cache has. */
  fetchAll(): Promise<void>;
  /** Notes that the run asked for all that the site consists of, and has made the rest by now. */
  complete(): void;
  /** What the run found and made so far. */
  use(): CacheUse;
  /** Why the remote cache was not used, or not all of it. */
  readonly remoteFault: RemoteFault | undefined;
  /** Why nothing can be written any more, as the end of a sentence. Entries then stay in memory for this run. */
  readonly fault: string | undefined;
  /** The error of `node:fs` behind `fault`. */
  readonly refusal: unknown;
}

export interface StoreOptions {
  /** Opens the remote cache, for sites that have one. */
  readonly remote?: ((holdings: Holdings) => SharedCache) | undefined;
  /** The maximum total size of the files after a run; half as much again as a complete run has used, where that is more. */
  readonly capBytes?: number;
}

const gigabyte = 2 ** 30;
/** Fewer entries do not tell how long making one takes. */
const leastMade = 200;

/** Creates nothing on disk before the first `put`. Allows one writer at a time and any number of readers. */
export function openStore(folder: string, { capBytes = gigabyte, remote: openRemote }: StoreOptions = {}): Store {
  const holdings = openHoldings(folder);
  const remote = openRemote?.(holdings);
  const { disk, packs, run, tableOf } = holdings;
  const growing = new Map<Namespace, { readonly number: number; readonly pack: GrowingPack }>();
  let closed = false;
  let isComplete = false;
  const counts = { local: 0, remote: 0, made: 0 };
  const opened = performance.now();

  function find(shelf: Namespace, key: string): Entry | undefined {
    checkUse(closed, key);
    const entry = tableOf(shelf).get(key);
    if (entry !== undefined && entry.used !== run) {
      entry.used = run;
      counts[remote?.isForeign(entry.pack) ? 'remote' : 'local']++;
    }
    return entry;
  }

  /** Commits what the run has, then sends what the server lacks of it. */
  async function commitAll(sends: boolean): Promise<void> {
    for (const { pack } of growing.values()) pack.flush();
    if (disk.fault !== undefined) return;
    const sending = sends ? remote?.planSending(isComplete) : undefined;
    if (growing.size > 0 || remote?.hasFetched()) {
      const cap = isComplete ? Math.max(capBytes, 1.5 * usedBytes(holdings)) : capBytes;
      // What was fetched comes in many packs, all of them whole: merging them can wait for a run with less to do.
      commit(holdings, cap, !remote?.hasFetched());
      if (disk.fault === undefined) growing.clear();
    }
    await sending?.send();
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
      counts.made++;
      const { number, pack } = packFor(shelf);
      tableOf(shelf).set(key, { pack: number, offset: pack.add(bytes), length, crc, used: run });
    },
    async save() {
      if (!closed) await commitAll(false);
    },
    async close({ sends = true } = {}) {
      if (closed) return;
      closed = true;
      await commitAll(sends);
      if (disk.fault !== undefined) for (const { pack } of growing.values()) pack.discard();
      for (const { pack } of packs.values()) pack.close();
    },
    async abandon() {
      if (closed) return;
      closed = true;
      for (const { pack } of growing.values()) pack.discard();
      for (const { pack } of packs.values()) pack.close();
    },
    connect: async () => remote?.connect(),
    async fetch(shelf, keys) {
      if (!remote?.hasAway()) return;
      const table = tableOf(shelf);
      const wanted = new Set<number>();
      for (const key of keys()) {
        const entry = table.get(key);
        if (entry && remote.isAway(entry.pack)) wanted.add(entry.pack);
      }
      if (wanted.size > 0) await remote.bring(wanted);
    },
    fetchAll: async () => remote?.bringAll(),
    complete() {
      isComplete = true;
      if (counts.made >= leastMade) remote?.notePace((performance.now() - opened) / counts.made);
    },
    use: () => ({
      ...counts,
      ...(remote && { remoteCache: { ...remote.traffic, savedMs: counts.remote * (remote.pace() ?? 0) } }),
    }),
    get remoteFault() {
      return remote?.problem();
    },
    get fault() {
      return disk.fault;
    },
    get refusal() {
      return disk.refusal;
    },
  };
}

/** How much of the store this run has asked for. */
function usedBytes({ tableOf, run }: Holdings): number {
  let sum = 0;
  for (const shelf of namespaces)
    for (const { used, length } of tableOf(shelf).values()) if (used === run) sum += length + recordLength;
  return sum;
}

function equal(there: Uint8Array | undefined, bytes: Uint8Array): boolean {
  return there !== undefined && Buffer.compare(there, bytes) === 0;
}

/** Misuse of the store is a bug of slodocs. */
function checkUse(closed: boolean, key: string): void {
  if (closed) throw new Error('the store is closed');
  if (!/^(?:[0-9a-f]{2}){16,32}$/.test(key)) throw new Error(`not a key of the store: "${key}"`);
}

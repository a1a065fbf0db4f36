// Wraps the byte store as the cache: texts by namespace and key, long ones compressed.
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Namespace, Store } from './store.ts';

/** An entry that existed when this build began is lost or damaged: the build starts over. */
export class LostEntry extends Error {
  override readonly name = 'LostEntry';
}

export interface CacheStore {
  /** Undefined for a missing or damaged entry. */
  get(shelf: Namespace, key: string): string | undefined;
  /** The bytes as they were put, not decompressed. */
  bytes(shelf: Namespace, key: string): Uint8Array | undefined;
  /** The text of a compressed entry. Throws a `LostEntry` where it is missing. */
  unpack(shelf: Namespace, key: string): string;
  has(shelf: Namespace, key: string): boolean;
  put(shelf: Namespace, key: string, text: string | Uint8Array): void;
  /** Fetches the entries of keys that only a remote cache has: they are missing until then. */
  fetch(shelf: Namespace, keys: () => readonly string[]): Promise<void>;
}

/**
 * Compresses a long text to about a quarter, in twice the time of hashing it. Called in the worker threads, which hold the text
 * already.
 */
export function packed(text: string): Uint8Array {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
}

/** With `checks`, `has` reads each entry before it says yes: where one entry was lost, others may be. */
export function storeOf(store: Pick<Store, 'get' | 'has' | 'put' | 'fetch'>, { checks = false } = {}): CacheStore {
  const get = (shelf: Namespace, key: string): string | undefined => {
    const bytes = store.get(shelf, key);
    return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
  };
  return {
    get,
    bytes: (shelf, key) => store.get(shelf, key),
    unpack(shelf, key) {
      const bytes = store.get(shelf, key);
      if (bytes === undefined) throw new LostEntry(`${shelf}/${key} is missing from the cache`);
      return brotliDecompressSync(bytes).toString();
    },
    has: (shelf, key) => (checks ? store.get(shelf, key) !== undefined : store.has(shelf, key)),
    put: (shelf, key, text) => store.put(shelf, key, typeof text === 'string' ? Buffer.from(text) : text),
    fetch: (shelf, keys) => store.fetch(shelf, keys),
  };
}

/** An empty cache that lasts for one run. */
export function storeInMemory(): CacheStore {
  const kept = new Map<string, Uint8Array>();
  const at = (shelf: Namespace, key: string): string => `${shelf}/${key}`;
  return storeOf({
    get: (shelf, key) => kept.get(at(shelf, key)),
    has: (shelf, key) => kept.has(at(shelf, key)),
    put: (shelf, key, bytes) => void kept.set(at(shelf, key), bytes),
    fetch: async () => undefined,
  });
}

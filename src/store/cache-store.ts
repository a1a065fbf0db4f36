// The store of the cache as texts, the long ones packed.
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Shelf, Store } from './store.ts';

/** What was there when this build began is there no more, or is damaged: the build begins again. */
export class LostEntry extends Error {
  override readonly name = 'LostEntry';
}

export interface CacheStore {
  /** Undefined for what is not there, or is damaged. */
  get(shelf: Shelf, key: string): string | undefined;
  /** The same as it was put. */
  bytes(shelf: Shelf, key: string): Uint8Array | undefined;
  /** The text of what was packed. Throws a `LostEntry` for what is not there. */
  unpack(shelf: Shelf, key: string): string;
  has(shelf: Shelf, key: string): boolean;
  put(shelf: Shelf, key: string, text: string | Uint8Array): void;
}

/** A long text as it is kept: a quarter of its length, in the time that its hash takes twice. Threads do it, which have it at hand. */
export function packed(text: string): Uint8Array {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
}

/** With `checks`, nothing is said to be there before it was read: where some of it was lost, more of it may be. */
export function storeOf(store: Store, { checks = false } = {}): CacheStore {
  const get = (shelf: Shelf, key: string): string | undefined => {
    const bytes = store.get(shelf, key);
    return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
  };
  return {
    get,
    bytes: (shelf, key) => store.get(shelf, key),
    unpack(shelf, key) {
      const bytes = store.get(shelf, key);
      if (bytes === undefined) throw new LostEntry(`the cache has lost ${shelf}/${key}`);
      return brotliDecompressSync(bytes).toString();
    },
    has: (shelf, key) => (checks ? store.get(shelf, key) !== undefined : store.has(shelf, key)),
    put: (shelf, key, text) => store.put(shelf, key, typeof text === 'string' ? Buffer.from(text) : text),
  };
}

/** Nothing is there, and what is put is kept as long as the run. */
export function storeInMemory(): CacheStore {
  const kept = new Map<string, Uint8Array>();
  const at = (shelf: Shelf, key: string): string => `${shelf}/${key}`;
  return storeOf({
    get: (shelf, key) => kept.get(at(shelf, key)),
    has: (shelf, key) => kept.has(at(shelf, key)),
    put: (shelf, key, bytes) => void kept.set(at(shelf, key), bytes),
    save: async () => undefined,
    close: async () => undefined,
    abandon: async () => undefined,
    fault: undefined,
    refusal: undefined,
  });
}

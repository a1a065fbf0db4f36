// Buffers writes to a store until they are saved: between two saves another process may build the site.
import type { Shelf, Store } from './store.ts';

/** The buffer is saved when it exceeds this many bytes. */
const mostBytes = 4 * 2 ** 20;

export interface DeferredStore extends Store {
  /** True where the buffer is large enough to be worth a save. */
  isHeavy(): boolean;
}

export function deferredStore(store: Store): DeferredStore {
  const held = new Map<Shelf, Map<string, Uint8Array>>();
  let bytes = 0;
  const flush = (): void => {
    for (const [shelf, entries] of held) for (const [key, value] of entries) store.put(shelf, key, value);
    held.clear();
    bytes = 0;
  };
  return {
    get: (shelf, key) => held.get(shelf)?.get(key) ?? store.get(shelf, key),
    has: (shelf, key) => held.get(shelf)?.has(key) === true || store.has(shelf, key),
    put(shelf, key, value) {
      const entries = held.get(shelf) ?? new Map<string, Uint8Array>();
      held.set(shelf, entries.set(key, value));
      bytes += value.length;
    },
    isHeavy: () => bytes > mostBytes,
    async save() {
      flush();
      await store.save();
    },
    async close() {
      flush();
      await store.close();
    },
    async abandon() {
      held.clear();
      bytes = 0;
      await store.abandon();
    },
    get fault() {
      return store.fault;
    },
    get refusal() {
      return store.refusal;
    },
  };
}

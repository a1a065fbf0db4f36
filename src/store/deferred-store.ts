// Buffers writes to a store until they are saved: between two saves another process may build the site.
import type { Namespace, Store } from './store.ts';

/** The buffer is saved when it exceeds this many bytes. */
const mostBytes = 4 * 2 ** 20;

export interface DeferredStore extends Store {
  /** True where the buffer is large enough to be worth a save. */
  isHeavy(): boolean;
  /** Saves nothing any more, and can be read until it is closed. */
  abandon(): Promise<void>;
}

export function deferredStore(store: Store): DeferredStore {
  const held = new Map<Namespace, Map<string, Uint8Array>>();
  let bytes = 0;
  let isAbandoned = false;
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
    connect: store.connect,
    fetch: store.fetch,
    fetchAll: store.fetchAll,
    complete: store.complete,
    use: store.use,
    isHeavy: () => !isAbandoned && bytes > mostBytes,
    async save() {
      if (isAbandoned) return;
      flush();
      await store.save();
    },
    async close(options) {
      if (isAbandoned) {
        held.clear();
        await store.abandon();
        return;
      }
      flush();
      await store.close(options);
    },
    async abandon() {
      isAbandoned = true;
    },
    get remoteFault() {
      return store.remoteFault;
    },
    get fault() {
      return store.fault;
    },
    get refusal() {
      return store.refusal;
    },
  };
}

// The store of the cache as texts.
import type { Shelf, Store } from './store/store.ts';

/** What was there when this build began is there no more, or is damaged: the build begins again. */
export class LostEntry extends Error {
  override readonly name = 'LostEntry';
}

export interface Shelves {
  /** Undefined for what is not there, or is damaged. */
  get(shelf: Shelf, key: string): string | undefined;
  /** Throws a `LostEntry` for what is not there. */
  need(shelf: Shelf, key: string): string;
  has(shelf: Shelf, key: string): boolean;
  put(shelf: Shelf, key: string, text: string): void;
}

export function shelvesOf(store: Store): Shelves {
  const get = (shelf: Shelf, key: string): string | undefined => {
    const bytes = store.get(shelf, key);
    return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
  };
  return {
    get,
    need(shelf, key) {
      const text = get(shelf, key);
      if (text === undefined) throw new LostEntry(`the cache has lost ${shelf}/${key}`);
      return text;
    },
    has: (shelf, key) => store.has(shelf, key),
    put: (shelf, key, text) => store.put(shelf, key, Buffer.from(text)),
  };
}

/** Nothing is there, and what is put is kept as long as the run. */
export function shelvesInMemory(): Shelves {
  const kept = new Map<string, Uint8Array>();
  const at = (shelf: Shelf, key: string): string => `${shelf}/${key}`;
  return shelvesOf({
    get: (shelf, key) => kept.get(at(shelf, key)),
    has: (shelf, key) => kept.has(at(shelf, key)),
    put: (shelf, key, bytes) => void kept.set(at(shelf, key), bytes),
    close: async () => undefined,
    fault: undefined,
    refusal: undefined,
  });
}

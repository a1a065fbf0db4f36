// Caches compressed files in memory, and compresses each once, however many requests wait for it.

export interface CompressionCache {
  /** `key` names the content and its encoding. A failure is not cached. */
  get(key: string, compress: () => Promise<Buffer>): Promise<Buffer>;
}

interface Entry {
  readonly bytes: Promise<Buffer>;
  /** 0 until they are made. */
  size: number;
}

/** Drops what was not used for longest once there are more than `mostBytes`. */
export function createCompressionCache(mostBytes = 64 << 20): CompressionCache {
  /** In the order of their last use. */
  const entries = new Map<string, Entry>();
  let total = 0;

  const settle = (entry: Entry, size: number): void => {
    entry.size = size;
    total += size;
    for (const [oldest, { size: freed }] of entries) {
      if (total <= mostBytes) break;
      if (freed === 0) continue;
      entries.delete(oldest);
      total -= freed;
    }
  };

  return {
    get(key, compress) {
      const known = entries.get(key);
      const entry = known ?? { bytes: compress(), size: 0 };
      // Moves it to the end.
      entries.delete(key);
      entries.set(key, entry);
      if (!known) {
        entry.bytes.then(
          ({ byteLength }) => settle(entry, byteLength),
          () => entries.delete(key),
        );
      }
      return entry.bytes;
    },
  };
}

// Caches what plugins make between builds: plain data as JSON, bytes as they are.
import { digestOfValue, keyOf } from '#files/digest';
import type { Plugin } from '#model/plugin';
import type { PluginContext } from '#model/plugin-context';
import type { CacheStore } from '#store/cache-store';

/** The first byte of cached bytes: no JSON begins with it. */
const markOfBytes = 0;

export interface PluginCache {
  readonly cached: PluginContext['cached'];
  /** Like `cached`, of what is packed already. What is being made is made once. */
  cachedPacked(key: string, make: () => Promise<Uint8Array>): Promise<never>;
}

export function openPluginCache(plugin: Plugin, engine: string, store: CacheStore): PluginCache {
  let prefix: string | undefined;
  const pending = new Map<string, Promise<Uint8Array>>();
  const nameOf = (key: string): string => {
    prefix ??= keyOf('plugin', engine, plugin.name, digestOfValue(plugin.options));
    return keyOf(prefix, key);
  };
  return {
    async cached(key, make) {
      const name = nameOf(key);
      await store.fetch('notes', () => [name]);
      const known = store.bytes('notes', name);
      if (known !== undefined) return unpack(known);
      const made = pack(await make());
      store.put('notes', name, made);
      // Returned as a later build would read it.
      return unpack(made);
    },
    async cachedPacked(key, make) {
      const name = nameOf(key);
      await store.fetch('notes', () => [name]);
      const known = store.bytes('notes', name);
      if (known !== undefined) return unpack(known) as never;
      const making =
        pending.get(name) ??
        make()
          .then((made) => {
            store.put('notes', name, made);
            return made;
          })
          .finally(() => pending.delete(name));
      pending.set(name, making);
      return unpack(await making) as never;
    },
  };
}

/** The result of a plugin's work as it is cached, and as it passes between threads. */
export function pack(value: unknown): Uint8Array {
  return value instanceof Uint8Array ? Buffer.concat([Buffer.of(markOfBytes), value]) : Buffer.from(JSON.stringify(value));
}

function unpack(kept: Uint8Array) {
  if (kept[0] === markOfBytes) return kept.subarray(1);
  return JSON.parse(Buffer.from(kept.buffer, kept.byteOffset, kept.byteLength).toString());
}

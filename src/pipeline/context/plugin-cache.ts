// Caches what plugins make between builds: plain data as JSON, bytes as they are.

import { digestOfValue, keyOf } from '#files/digest';
import type { Plugin, PluginContext } from '#model/plugin';
import type { CacheStore } from '#store/cache-store';

/** The first byte of cached bytes: no JSON begins with it. */
const markOfBytes = 0;

export function cacheOf(plugin: Plugin, engine: string, store: CacheStore): PluginContext['cached'] {
  let prefix: string | undefined;
  return async (key, make) => {
    prefix ??= keyOf('plugin', engine, plugin.name, digestOfValue(plugin.options));
    const name = keyOf(prefix, key);
    const known = store.bytes('notes', name);
    if (known !== undefined) return unpack(known);
    const made = pack(await make());
    store.put('notes', name, made);
    // Returned as a later build would read it.
    return unpack(made);
  };
}

function pack(value: unknown): Uint8Array {
  return value instanceof Uint8Array ? Buffer.concat([Buffer.of(markOfBytes), value]) : Buffer.from(JSON.stringify(value));
}

function unpack(kept: Uint8Array) {
  if (kept[0] === markOfBytes) return kept.subarray(1);
  return JSON.parse(Buffer.from(kept.buffer, kept.byteOffset, kept.byteLength).toString());
}

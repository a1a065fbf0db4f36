// Checks and stores a pack that was fetched from a remote cache.
import { rmSync, writeFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { Index, Namespace } from '../index-format.ts';
import type { Pack } from '../pack.ts';

/** False where an entry is not what its index says: whoever sent the pack had a damaged disk. A build would miss it too late. */
export function isWhole(bytes: Uint8Array, shelf: Namespace, pack: number, index: Index): boolean {
  for (const entry of index.tableOf(shelf).values()) {
    if (entry.pack !== pack) continue;
    const own = bytes.subarray(entry.offset, entry.offset + entry.length);
    if (own.length !== entry.length || crc32(own) !== entry.crc) return false;
  }
  return true;
}

/** For a disk that takes no more. */
export function packInMemory(bytes: Uint8Array): Pack {
  return {
    size: bytes.length,
    read: (offset: number, length: number) =>
      offset + length > bytes.length ? undefined : Uint8Array.from(bytes.subarray(offset, offset + length)),
    close: () => undefined,
  };
}

/** A later run removes what cannot be removed now. */
export function removePack(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {}
}

/** A file of that name was left by a killed run. It is replaced rather than overwritten, because it may have other hard links. */
export function replacePack(path: string, bytes: Uint8Array): void {
  rmSync(path, { force: true, recursive: true });
  writeFileSync(path, bytes, { flag: 'wx' });
}

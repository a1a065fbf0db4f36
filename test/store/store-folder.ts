// Creates a folder for a store, and puts entries into it.
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Namespace, openStore, type Store } from '../../src/store/store.ts';

/** Removed after the test. The store's own folder is not made yet. */
export function folder(): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-store-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return join(root, 'cache');
}

export function keyOf(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 40);
}

/** So many bytes that only this name has. */
export function bytesOf(name: string, length = 100): Uint8Array {
  return new Uint8Array(Buffer.alloc(length, createHash('sha256').update(name).digest().subarray(0, 31)));
}

/** Each call is a run of its own. */
export async function inRun<T>(root: string, work: (store: Store) => T, capBytes?: number): Promise<T> {
  const store = openStore(root, capBytes === undefined ? {} : { capBytes });
  const result = work(store);
  await store.close();
  return result;
}

export function putAll(store: Store, shelf: Namespace, names: readonly string[], length?: number): void {
  for (const name of names) store.put(shelf, keyOf(name), bytesOf(name, length));
}

/** The names whose bytes are there. Other bytes than were put are an error. */
export function foundOf(store: Store, shelf: Namespace, names: readonly string[]): readonly string[] {
  return names.filter((name) => {
    const bytes = store.get(shelf, keyOf(name));
    if (bytes !== undefined && Buffer.compare(bytes, bytesOf(name, bytes.length)) !== 0)
      throw new Error(`wrong bytes of ${name}`);
    return bytes !== undefined;
  });
}

export function numbered(name: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${name}-${index}`);
}

/** The sizes of the files by name. */
export function filesOf(root: string): Readonly<Record<string, number>> {
  return Object.fromEntries(readdirSync(root).map((name) => [name, statSync(join(root, name)).size]));
}

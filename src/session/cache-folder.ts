// Runs work with the site's cache, or with temporary folders that live as long as the work.
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CacheFault } from '#files/write-fault';
import type { BuildOptions } from '#model/run';
import type { KeepingOptions } from './run-request.ts';

/**
 * When the cache cannot be written, whoever first needs a file on disk, such as bundled code, finds out. The work then starts
 * again with another folder for that, and still reads the cache.
 */
export async function withCache<T>(options: BuildOptions, work: (options: KeepingOptions) => Promise<T>): Promise<T> {
  if (options.cache === false) return withFolder((folder) => work({ ...options, cacheDir: folder, bundleDir: folder }));
  try {
    return await work(options);
  } catch (refused) {
    if (!(refused instanceof CacheFault)) throw refused;
    return withFolder((bundleDir) => work({ ...options, bundleDir, refused }));
  }
}

/** If no temporary folder can be made either, the work itself fails and reports it. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const prefix = join(tmpdir(), 'slodocs-');
  const folder = await mkdtemp(prefix).catch(() => `${prefix}${process.pid}`);
  // A process that ends in the midst of the work leaves nothing behind.
  const removeNow = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeNow);
  try {
    return await work(folder);
  } finally {
    process.off('exit', removeNow);
    await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}

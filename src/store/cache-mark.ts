// Marks the cache folder of one slodocs version and recognizes it, so that nothing else is ever removed.
import { closeSync, lstatSync, openSync, readdirSync, readFileSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolders } from '#files/make-folders';
import { indexMagic } from './index-format.ts';

/** The folders in the cache of one version, which is itself named by 16 hexadecimal digits. */
export const cacheParts: readonly string[] = ['store', 'code', 'modules', 'styles', 'manifests', 'outputs', 'links'];

/** The tag by which backup programs recognise caches: https://bford.info/cachedir/ */
export const tagName = 'CACHEDIR.TAG';

const tag = `Signature: 8a477f597d28d172789f06886806bc55
# This folder is a cache of slodocs, which \`slodocs clean\` removes.
`;

/**
 * Creates and marks the folder, and removes anything in the way of its parts. A refusal of the disk is reported by those who
 * write later.
 */
export function markCache(folder: string): void {
  try {
    makeFolders(folder);
    const entries = readdirSync(folder, { withFileTypes: true });
    if (entries.some(({ name }) => name !== tagName && !cacheParts.includes(name))) return;
    for (const entry of entries) {
      const isFolder = entry.isDirectory();
      if (isFolder === (entry.name === tagName)) rmSync(join(folder, entry.name), { recursive: true });
    }
    if (!isTagged(folder)) writeFileSync(join(folder, tagName), tag);
  } catch {}
}

/** Caches of older versions without a mark are recognised by the magic bytes of their store's index. */
export function isCache(folder: string): boolean {
  return isTagged(folder) || hasStore(folder);
}

function isTagged(folder: string): boolean {
  const file = join(folder, tagName);
  try {
    return lstatSync(file).isFile() && readFileSync(file, 'utf8') === tag;
  } catch {
    return false;
  }
}

function hasStore(folder: string): boolean {
  const start = Buffer.alloc(indexMagic.length);
  try {
    const file = openSync(join(folder, 'store', 'index'), 'r');
    try {
      return readSync(file, start) === start.length && start.equals(indexMagic);
    } finally {
      closeSync(file);
    }
  } catch {
    return false;
  }
}

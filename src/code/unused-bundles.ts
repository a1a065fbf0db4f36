// Removes the oldest unused bundles of code and styles: each edit of the site's own code leaves one behind.
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** How many of the older bundles to keep. */
const spare = 40;

/** Bundles used within this time, in milliseconds, may belong to a running build. */
const recent = 3_600_000;

/** Touches an entry, so that later runs see when it was last used. A folder that cannot be written needs no cleanup. */
export async function markUsed(path: string): Promise<void> {
  const now = new Date();
  await utimes(path, now, now).catch(() => undefined);
}

/** Removes the least recently used. */
export async function removeUnusedBundles(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  if (names.length <= spare) return;
  const now = Date.now();
  const used = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? now })),
  );
  const unused = used.filter(({ time }) => time < now - recent).sort((a, b) => b.time - a.time);
  for (const { name } of unused.slice(spare))
    await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
}

// The folders of bundled code and stylesheets to those that are used: each edit of the site's own code leaves one behind.
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** So many are kept of those that no recent build has used. */
const spare = 40;

/** A build of this age, in milliseconds, may still be at work. */
const recent = 3_600_000;

/** Tells later runs that an entry was used now. A folder that cannot be written has nothing to collect. */
export async function markUsed(path: string): Promise<void> {
  const now = new Date();
  await utimes(path, now, now).catch(() => undefined);
}

/** Removes what was used longest ago. */
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

// Removes cache folders of other slodocs versions, except the few that are likely to be used again.
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheParts, isCache, tagName } from './remove-cache.ts';

/** How many folders stay besides the running version's: people often return to a branch with another version. */
const spared = 2;

/** A folder with any other entry was not made by slodocs. */
const names: ReadonlySet<string> = new Set([...cacheParts, tagName]);

/** Keeps the running version's folder. What cannot be removed stays for a later build. */
export async function removeUnusedEngines(cacheRoot: string, running: string): Promise<void> {
  const found = await readdir(cacheRoot).catch(() => []);
  const others = found.filter((name) => /^[0-9a-f]{16}$/.test(name) && name !== running);
  if (others.length <= spared) return;
  const folders = await Promise.all(others.sort().map((name) => engineFolder(join(cacheRoot, name))));
  const unused = folders.filter((folder) => folder !== undefined).sort((a, b) => b.used - a.used);
  for (const { path } of unused.slice(spared)) await rm(path, { recursive: true, force: true }).catch(() => undefined);
}

interface EngineFolder {
  readonly path: string;
  /** When a build last wrote to the folder, in milliseconds since 1970. */
  readonly used: number;
}

/** Undefined for a folder that slodocs did not make. */
async function engineFolder(path: string): Promise<EngineFolder | undefined> {
  const found = await readdir(path).catch(() => undefined);
  if (!found?.every((name) => names.has(name)) || !isCache(path)) return undefined;
  // Every build with changes replaces a manifest, and so updates the modification time of their folder.
  const times = [path, join(path, 'manifests')].map((folder) => stat(folder).catch(() => undefined));
  return { path, used: Math.max(...(await Promise.all(times)).map((stats) => stats?.mtimeMs ?? 0)) };
}

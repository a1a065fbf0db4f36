// The folders of a cache that other versions of slodocs have left, to the few that are likely to be used again.
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheParts, isCache, tagName } from './cache-mark.ts';

/** How many are left beside the running one: a branch with another version is often gone back to. */
const spared = 2;

/** A folder with anything else in it is nothing that we have made. */
const names: ReadonlySet<string> = new Set([...cacheParts, tagName]);

/** Never the running one. What cannot be removed stays for a later build. */
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
  /** When a build last left something there, in milliseconds since 1970. */
  readonly used: number;
}

/** Undefined for what no version has made. */
async function engineFolder(path: string): Promise<EngineFolder | undefined> {
  const found = await readdir(path).catch(() => undefined);
  if (!found?.every((name) => names.has(name)) || !isCache(path)) return undefined;
  // Every build that has something to do replaces a manifest, and so changes the time of their folder.
  const times = [path, join(path, 'manifests')].map((folder) => stat(folder).catch(() => undefined));
  return { path, used: Math.max(...(await Promise.all(times)).map((stats) => stats?.mtimeMs ?? 0)) };
}

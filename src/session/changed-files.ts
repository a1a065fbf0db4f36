// Finds the files of a site that have changed since it was asked last, by looking at all of them.
import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface ChangedFiles {
  /** Files in these folders that have changed, appeared or gone since the last call. Absolute. */
  since(folders: readonly string[]): readonly string[];
}

/** How far the times of files may lag behind the clock, in milliseconds. */
const finest = 20;

/**
 * Watchers tell late, and of some disks nothing. The first call tells of what has changed since `begun`, in milliseconds. `outDir`,
 * which is absolute, is left out, as is what belongs to no site.
 */
export function createChangedFiles(outDir: string, begun = Date.now()): ChangedFiles {
  let known: ReadonlyMap<string, Seen> | undefined;
  let looked = begun;
  return {
    since(folders) {
      const found = new Map<string, Seen>();
      const before = looked;
      looked = Date.now();
      for (const folder of folders) walk(folder, outDir, found);
      const old = known ?? found;
      known = found;
      // One that has changed shortly after the last look may have the stamp that it had then.
      const isChanged = ([path, { stamp, time }]: [string, Seen]): boolean =>
        old.get(path)?.stamp !== stamp || time >= before - finest;
      const gone = [...old.keys()].filter((path) => !found.has(path));
      return [...[...found].filter(isChanged).map(([path]) => path), ...gone];
    },
  };
}

interface Seen {
  readonly stamp: string;
  /** In milliseconds. */
  readonly time: number;
}

function walk(folder: string, outDir: string, found: Map<string, Seen>, above: ReadonlySet<string> = new Set()): void {
  for (const entry of entriesOf(folder)) {
    const path = join(folder, entry.name);
    if (/^(?:node_modules|\.git|\.slodocs)$/.test(entry.name) || path === outDir) continue;
    if (entry.isDirectory()) {
      walk(path, outDir, found, above);
      continue;
    }
    const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
    if (!stat) continue;
    const { dev, ino, size, mtimeNs, ctimeNs } = stat;
    const id = `${dev} ${ino}`;
    // Links to folders may form loops.
    if (stat.isDirectory() && !above.has(id)) walk(path, outDir, found, new Set([...above, id]));
    const time = Number((mtimeNs > ctimeNs ? mtimeNs : ctimeNs) / 1_000_000n);
    found.set(path, { stamp: `${ino} ${size} ${mtimeNs} ${ctimeNs}`, time });
  }
}

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

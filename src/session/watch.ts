// Rebuilds a site after every change of its files.
import type { BuildResult } from '#model/run';
import type { SiteSession } from './site-session.ts';
import { watchFolders } from './site-watcher.ts';

export interface Watching {
  close(): Promise<void>;
}

type Watched = Pick<SiteSession, 'build' | 'update' | 'close'>;

/** Builds at once and after every change. Builds never overlap: what changes during one is built by the next. */
export async function watchSite(session: Watched, listener: (result: BuildResult) => void): Promise<Watching> {
  const since = Date.now();
  const { root, outDir, beside } = await report();
  const changed = new Set<string>();
  let running: Promise<void> | undefined;
  const watcher = watchFolders({
    folders: [root, ...beside],
    outDir,
    polls: false,
    since,
    known: () => [],
    changed(paths) {
      for (const path of paths) changed.add(path);
      running ??= rebuild();
    },
    exhausted(reason) {
      throw new Error(reason);
    },
  });
  await watcher.ready;
  return {
    async close() {
      await watcher.close();
      await running;
      await session.close();
    },
  };

  async function report(): Promise<BuildResult> {
    const result = await session.build();
    listener(result);
    return result;
  }

  async function rebuild(): Promise<void> {
    try {
      while (changed.size > 0) {
        const paths = [...changed];
        changed.clear();
        await session.update(paths);
        await report();
      }
    } finally {
      // After a fault of ours the next change is built all the same.
      running = undefined;
    }
  }
}

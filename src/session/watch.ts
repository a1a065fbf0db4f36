// Rebuilds a site after every change of its files.
import { watch as watchFiles } from 'chokidar';
import type { BuildResult } from '#model/run';
import type { SiteSession } from './site-session.ts';

/** Changes that come within this many milliseconds are built together. */
const settleTime = 30;

export interface Watching {
  close(): Promise<void>;
}

type Watched = Pick<SiteSession, 'build' | 'update' | 'close'>;

/** Builds at once and after every change. Builds never overlap: what changes during one is built by the next. */
export async function watchSite(session: Watched, listener: (result: BuildResult) => void): Promise<Watching> {
  const first = await session.build();
  listener(first);
  const outDir = first.outDir;
  const watcher = watchFiles([first.root, ...first.beside], {
    ignored: (path) => path === outDir || /[/\\](node_modules|\.git|\.slodocs)$/.test(path),
    ignoreInitial: true,
  });
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const work = async (): Promise<void> => {
    try {
      while (changed.size > 0) {
        const paths = [...changed];
        changed.clear();
        await session.update(paths);
        listener(await session.build());
      }
    } finally {
      // After a fault of ours the next change is built all the same.
      running = undefined;
    }
  };
  watcher.on('all', (_, path) => {
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      running ??= work();
    }, settleTime);
  });
  await new Promise<void>((ready) => watcher.once('ready', ready));
  return {
    async close() {
      clearTimeout(timer);
      await watcher.close();
      await running;
      await session.close();
    },
  };
}

// An edit in, a new result out: the same pipeline again after every change.
import { watch as watchFiles } from 'chokidar';

/** Changes that come within this many milliseconds are built together. */
const settleTime = 30;

export interface Watching {
  close(): Promise<void>;
}

/** Runs at once and after every change. Runs never overlap: what changes during one is built by the next. */
export async function watchSite<
  Result extends { readonly root: string; readonly outDir: string; readonly beside: readonly string[] },
>(run: () => Promise<Result>, listener: (result: Result) => void): Promise<Watching> {
  const first = await run();
  listener(first);
  const outDir = first.outDir;
  const watcher = watchFiles([first.root, ...first.beside], {
    ignored: (path) => path === outDir || /[/\\](node_modules|\.git|\.slodocs)$/.test(path),
    ignoreInitial: true,
  });
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  const work = async (): Promise<void> => {
    try {
      do {
        again = false;
        listener(await run());
      } while (again);
    } finally {
      // After a fault of ours the next change is built all the same.
      running = undefined;
    }
  };
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      again = true;
      running ??= work();
    }, settleTime);
  });
  await new Promise<void>((ready) => watcher.once('ready', ready));
  return {
    async close() {
      clearTimeout(timer);
      await watcher.close();
      await running;
    },
  };
}

// Watches the files of a site, and tells of changes in batches: a save of an editor, or the switch of a branch, is one.
import { resolve } from 'node:path';
import { watch } from 'chokidar';
import type { Settings } from '#model/settings';

export interface SiteWatcher {
  close(): Promise<void>;
}

export interface SiteWatcherOptions {
  /** Absolute folders. */
  readonly folders: readonly string[];
  /** The output folder, absolute. */
  readonly outDir: string;
  readonly polls: boolean;
  readonly changed: (paths: readonly string[]) => void;
  /** The system can watch no more files: called once, and the watcher is of no more use. */
  readonly exhausted: (reason: string) => void;
}

/** The root, and the folders outside of it that the configuration names. Absolute. */
export function foldersOf(root: string, settings: Settings | undefined): readonly string[] {
  const named = settings ? [...settings.docs.map(({ path }) => path), ...settings.allow.folders] : [];
  return [root, ...named.filter((path) => path.split('/')[0] === '..').map((path) => resolve(root, path))];
}

/** Changes that follow each other this closely are one batch, in milliseconds. */
const settleTime = 8;

/** The longest that a batch waits for its end, in milliseconds. */
const longestBatch = 150;

export function watchFolders({ folders, outDir, polls, changed, exhausted }: SiteWatcherOptions): SiteWatcher {
  const watcher = watch([...folders], {
    ignored: (path) => path === outDir || /[/\\](?:node_modules|\.git|\.slodocs)$/.test(path),
    ignoreInitial: true,
    usePolling: polls,
    ...(polls ? { interval: 250 } : {}),
  });
  const batch = new Set<string>();
  let begun = 0;
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    const paths = [...batch];
    batch.clear();
    begun = 0;
    changed(paths);
  };
  watcher.on('all', (_, path) => {
    const now = performance.now();
    if (batch.size === 0) begun = now;
    batch.add(path);
    clearTimeout(timer);
    timer = setTimeout(flush, Math.max(0, Math.min(settleTime, begun + longestBatch - now)));
  });
  let isOver = false;
  watcher.on('error', (thrown) => {
    const { code, message } = thrown as NodeJS.ErrnoException;
    if (isOver || !['ENOSPC', 'EMFILE'].includes(code ?? '')) return;
    isOver = true;
    exhausted(message);
  });
  return {
    async close() {
      clearTimeout(timer);
      await watcher.close();
    },
  };
}

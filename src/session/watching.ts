// Watches the folders of a site one watcher at a time, and other folders once its configuration names them.
import type { Settings } from '#model/settings';
import { foldersOf, type SiteWatcher, type SiteWatcherOptions, watchFolders } from './site-watcher.ts';

export interface Watching {
  /** Begins, unless it has begun. */
  begin(): Promise<void>;
  /** Watches other folders where these settings name others. */
  follow(settings: Settings | undefined): Promise<void>;
  /** Forgets what was watched, before the site is read anew. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

export interface WatchingOptions extends Pick<SiteWatcherOptions, 'outDir' | 'polls' | 'known' | 'changed'> {
  readonly root: string;
  /** When the site was begun to be read; now by default. In milliseconds. */
  readonly since?: number | undefined;
  readonly settings: () => Promise<Settings | undefined>;
  /** The system can watch no more files: they are polled from now on. */
  readonly polling: (reason: string) => void;
  /** Tells of exceptions. */
  readonly guarded: (work: Promise<unknown>) => void;
}

export function createWatching({ root, settings, polling, guarded, polls, since: begun, ...options }: WatchingOptions): Watching {
  /** What is read from here on is watched, even if the watcher begins later. */
  let since = begun ?? Date.now();
  let watcher: SiteWatcher | undefined;
  let watched: readonly string[] = [];
  let isPolling = polls;
  let isClosed = false;
  let last: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    last = last.then(work, work);
    return last;
  };
  const end = async (): Promise<void> => {
    const old = watcher;
    watcher = undefined;
    await old?.close();
  };
  const watchAll = (folders: readonly string[]): void => {
    if (isClosed) return;
    watched = folders;
    watcher = watchFolders({
      ...options,
      folders,
      since,
      polls: isPolling,
      exhausted(reason) {
        polling(reason);
        isPolling = true;
        guarded(inTurn(() => end().then(() => watchAll(folders))));
      },
    });
  };
  return {
    begin: () =>
      inTurn(async () => {
        if (!watcher && !isClosed) watchAll(foldersOf(root, await settings()));
      }),
    follow: (now) =>
      inTurn(async () => {
        const folders = foldersOf(root, now);
        if (!watcher || !now || folders.join('\0') === watched.join('\0')) return;
        since = Date.now();
        await end();
        watchAll(folders);
      }),
    stop: () =>
      inTurn(async () => {
        since = Date.now();
        await end();
      }),
    close() {
      isClosed = true;
      return inTurn(end);
    },
  };
}

// Watches the files of a site, and tells of changes in batches: a save of an editor, or the switch of a branch, is one.
import { statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { watch } from 'chokidar';
import pLimit from 'p-limit';
import type { Settings } from '#model/settings';

export interface SiteWatcher {
  /** From then on no change is missed. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

export interface SiteWatcherOptions {
  /** Absolute folders. */
  readonly folders: readonly string[];
  /** The output folder, absolute. */
  readonly outDir: string;
  readonly polls: boolean;
  /** When the site was begun to be read: files that have changed since, while nobody watched, are told of. In milliseconds. */
  readonly since: number;
  /** Files that were read: those that are gone before watching begins are told of. Absolute. */
  readonly known: () => readonly string[];
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
const settleTime = 3;

/** The longest that a batch waits for its end, in milliseconds. */
const longestBatch = 150;

/**
 * The watcher tells of one change of a file in 50 ms. A program that empties a file and then writes it may do the second thing
 * unheard, after we have read an empty file.
 */
const unheardTime = 100;

export function watchFolders({ folders, outDir, polls, since, known, changed, exhausted }: SiteWatcherOptions): SiteWatcher {
  const watcher = watch([...folders], {
    ignored: (path) => path === outDir || /[/\\](?:node_modules|\.git|\.slodocs)$/.test(path),
    usePolling: polls,
    ...(polls ? { interval: 250 } : {}),
  });
  let isClosed = false;
  const batch = new Set<string>();
  let begun = 0;
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    const paths = [...batch];
    batch.clear();
    begun = 0;
    const stamps = new Map(paths.map((path) => [path, stampOf(path)]));
    changed(paths);
    setTimeout(() => {
      if (isClosed) return;
      for (const [path, stamp] of stamps) if (stampOf(path) !== stamp) note(path);
    }, unheardTime).unref();
  };
  /** The files that were there when watching began. */
  let found: Set<string> | undefined = new Set();
  const note = (path: string): void => {
    const now = performance.now();
    if (batch.size === 0) begun = now;
    batch.add(path);
    clearTimeout(timer);
    timer = setTimeout(flush, Math.max(0, Math.min(settleTime, begun + longestBatch - now)));
  };
  watcher.on('all', (event, path) => {
    if (found && event === 'add') found.add(path);
    else if (!found || event !== 'addDir') note(path);
  });
  const ready = new Promise<void>((resolve) => watcher.once('ready', resolve)).then(() => {
    const paths = new Set([...(found ?? []), ...known()]);
    found = undefined;
    const limit = pLimit(16);
    // Only now nothing is missed any more: a file may have changed between the first look at it and its watch.
    for (const path of paths) void limit(async () => (await changedSince(path, since)) && note(path));
  });
  let isOver = false;
  watcher.on('error', (thrown) => {
    const { code, message } = thrown as NodeJS.ErrnoException;
    if (isOver || !['ENOSPC', 'EMFILE'].includes(code ?? '')) return;
    isOver = true;
    exhausted(message);
  });
  return {
    ready,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await watcher.close();
    },
  };
}

async function changedSince(path: string, time: number): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return !found || Math.max(found.mtimeMs, found.ctimeMs) >= time;
}

/** Differs after each write. */
function stampOf(path: string): string {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.ino} ${found.mtimeNs} ${found.size}` : '';
}

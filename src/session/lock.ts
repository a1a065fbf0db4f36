// Locks a file for one holder at a time, across processes.
import { AsyncLocalStorage } from 'node:async_hooks';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeFolders } from '#files/replace-file';
import { type Claim, claim, claimOf, giveUp, isDead, removeDead, removeRemains } from './lock-file.ts';

export interface LockOptions {
  /** Ends the waiting, with its reason. */
  readonly signal: AbortSignal;
  /** Called once, when another process holds the lock. */
  readonly onWait: (pid: number) => void;
}

/** The poll interval of waiters, in milliseconds. */
const period = 50;

/** The locks that the current asynchronous context holds. */
const held = new AsyncLocalStorage<ReadonlySet<string>>();

/**
 * Runs the work while this process holds the lock `file`, an absolute path; waits for it first. Takes over the lock of an ended
 * process. Runs without a lock where none can be written, such as on a read-only disk.
 */
export async function withLock<T>(file: string, options: LockOptions, work: () => Promise<T>): Promise<T> {
  const outer = held.getStore() ?? new Set();
  if (outer.has(file)) throw new Error(`work under the lock "${file}" waits for that same lock and would wait forever`);
  const own = await acquire(file, options);
  const release = (): void => {
    if (own !== undefined) giveUp(file, own);
  };
  // A process that ends in the midst of the work leaves no lock behind.
  process.once('exit', release);
  try {
    return await held.run(new Set([...outer, file]), work);
  } finally {
    process.off('exit', release);
    release();
  }
}

/** Releases the lock of a thread of this process that was ended in the midst of its work. */
export function releaseOwn(file: string): void {
  const left = claimOf(file);
  if (left?.pid === process.pid) giveUp(file, left.text);
}

/** The claim that stands in the file then; undefined where there can be none. */
async function acquire(file: string, { signal, onWait }: LockOptions): Promise<string | undefined> {
  for (let told = false; ; ) {
    signal.throwIfAborted();
    const { own, holder } = attempt(file);
    if (holder === undefined) return own;
    if (!told && holder.pid !== 0) {
      told = true;
      onWait(holder.pid);
    }
    await wait(period, undefined, { signal }).catch(() => undefined);
  }
}

interface Attempt {
  readonly own?: string;
  /** Who has to be waited for. */
  readonly holder?: Claim;
}

function attempt(file: string): Attempt {
  try {
    makeFolders(dirname(file));
    for (;;) {
      const holder = claimOf(file);
      // Another waiter may be about to take over what its holder has left.
      if (holder && !(isDead(holder) && removeDead(file, holder))) return { holder };
      const own = claim(file);
      if (own === undefined) continue;
      removeRemains(file);
      return { own };
    }
  } catch {
    return {};
  }
}

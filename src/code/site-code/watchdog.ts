// Starts the thread that interrupts the main thread when a site's code blocks it.
import { SHARE_ENV, Worker } from 'node:worker_threads';

export interface Watchdog {
  /** Settles once the main thread can be interrupted, or after a timeout. */
  readonly ready: Promise<void>;
  /** Signals that the main thread makes progress. */
  beat(): void;
  limit(seconds: number): void;
  stop(): Promise<void>;
}

/** Memory shared by both threads: the count of beats, and the limit in seconds. */
export type SharedBeats = Int32Array;

/** How long a build waits for the watchdog to start, in milliseconds. */
const patience = 500;

/** Runs inside the blocking code, in its asynchronous context. `seconds` is how long it has blocked. */
export type Interrupt = (seconds: number, isOver: boolean) => void;

/** `module` is absolute. */
export function startWatchdog(module: string, interrupt: Interrupt): Watchdog {
  const shared: SharedBeats = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const holder = globalThis as unknown as Record<symbol, unknown>;
  holder[Symbol.for(interruptKey)] = interrupt;
  const worker = new Worker(module, { workerData: shared, env: SHARE_ENV, execArgv: [], trackUnmanagedFds: false });
  const ready = new Promise<void>((resolve) => {
    // The timer keeps the process alive during the wait, which the thread does not.
    const timer = setTimeout(resolve, patience);
    const settle = (): void => {
      clearTimeout(timer);
      resolve();
    };
    worker.once('message', settle);
    // A Node built without an inspector has no watchdog.
    worker.once('error', settle);
  });
  worker.unref();
  return {
    ready,
    beat: () => void Atomics.add(shared, 0, 1),
    limit: (seconds) => void Atomics.store(shared, 1, seconds),
    async stop() {
      delete holder[Symbol.for(interruptKey)];
      await worker.terminate();
    },
  };
}

/** The symbol under which the watchdog finds the function to call on the main thread. */
export const interruptKey = 'slodocs.interrupt';

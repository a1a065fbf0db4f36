// Starts the thread that interrupts the main thread where a site's code blocks it.
import { SHARE_ENV, Worker } from 'node:worker_threads';

export interface Watchdog {
  /** Settles once the main thread can be interrupted, or when that takes too long to wait for. */
  readonly ready: Promise<void>;
  /** Tells that the main thread gets on. */
  beat(): void;
  limit(seconds: number): void;
  stop(): Promise<void>;
}

/** Memory that both threads share: how often the main thread has got on, and the limit in seconds. */
export type SharedBeats = Int32Array;

/** Under this symbol the thread finds what it calls on the main thread. */
export const interruptKey = 'slodocs.interrupt';

/** How long a build waits for the thread, in milliseconds. */
const patience = 500;

/** `module` is absolute. `interrupt` runs in the midst of what blocks the main thread, in its asynchronous context. */
export function startWatchdog(module: string, interrupt: (seconds: number, isOver: boolean) => void): Watchdog {
  const shared: SharedBeats = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const holder = globalThis as unknown as Record<symbol, unknown>;
  holder[Symbol.for(interruptKey)] = interrupt;
  const worker = new Worker(module, { workerData: shared, env: SHARE_ENV, execArgv: [], trackUnmanagedFds: false });
  const ready = new Promise<void>((resolve) => {
    // Keeps the process alive while it waits, which the thread does not.
    const timer = setTimeout(resolve, patience);
    const settle = (): void => {
      clearTimeout(timer);
      resolve();
    };
    worker.once('message', settle);
    // Node can be built without an inspector: then nobody watches.
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

// Runs work on a session one piece at a time: what somebody waits for first, background work when nobody does.

export interface WorkQueue {
  /** Runs before all background work that has not begun. */
  now<T>(work: () => Promise<T>): Promise<T>;
  /** Runs when nothing else waits. */
  idle<T>(work: () => Promise<T>): Promise<T>;
}

export function createWorkQueue(): WorkQueue {
  const urgent: (() => Promise<void>)[] = [];
  const background: (() => Promise<void>)[] = [];
  let isRunning = false;
  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    for (;;) {
      const next = urgent.shift() ?? background.shift();
      if (!next) break;
      await next();
      // Requests that have come in meanwhile are heard before background work goes on.
      if (urgent.length === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    isRunning = false;
  };
  const add = <T>(list: (() => Promise<void>)[], work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      list.push(() => work().then(resolve, reject));
      void run();
    });
  return { now: (work) => add(urgent, work), idle: (work) => add(background, work) };
}

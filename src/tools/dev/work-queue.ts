// Runs work on a session one piece at a time: what somebody waits for first, background work when nobody does.

export interface WorkQueue {
  /** Runs before all background work that has not begun. */
  now<T>(work: () => Promise<T>): Promise<T>;
  /** Runs when nothing else waits. */
  idle<T>(work: () => Promise<T>): Promise<T>;
}

/** Who has asked for one page often asks for another: background work begins this long after the last one, in milliseconds. */
const quietTime = 120;

export function createWorkQueue(): WorkQueue {
  const urgent: (() => Promise<void>)[] = [];
  const background: (() => Promise<void>)[] = [];
  let isRunning = false;
  let lastUrgent = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  const next = (): (() => Promise<void>) | undefined => {
    const first = urgent.shift();
    if (first || background.length === 0) return first;
    const rest = lastUrgent + quietTime - performance.now();
    if (rest <= 0) return background.shift();
    clearTimeout(timer);
    timer = setTimeout(() => void run(), rest);
    return undefined;
  };
  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    for (let work = next(); work; work = next()) {
      await work();
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
  return {
    now: (work) =>
      add(urgent, async () => {
        try {
          return await work();
        } finally {
          lastUrgent = performance.now();
        }
      }),
    idle: (work) => add(background, work),
  };
}

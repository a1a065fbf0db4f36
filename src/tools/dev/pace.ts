// Sizes portions of background work, so that nobody waits long for the end of one.

export interface Pace {
  /** Runs a portion, and learns from the time it takes. */
  run<T>(work: (size: number) => Promise<T>): Promise<T>;
}

/** How long a portion should take, in milliseconds. */
const wanted = 60;

const least = 8;
const most = 200;

export function createPace(): Pace {
  // Enough for threads to pay off, few enough to wait for.
  let size = 48;
  return {
    async run(work) {
      const begun = performance.now();
      const result = await work(size);
      const took = Math.max(1, performance.now() - begun);
      // Halved or doubled at most: one portion may have been a chance.
      const factor = Math.min(2, Math.max(0.5, wanted / took));
      size = Math.round(Math.min(most, Math.max(least, size * factor)));
      return result;
    },
  };
}

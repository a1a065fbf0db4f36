// Interrupts long work between two of its steps, where somebody waits for something else.

/** Lets the event loop turn now and then. Rejects with `Interrupted` where the work is to end early; it can begin again. */
export type Checkpoint = () => Promise<void>;

export class Interrupted extends Error {}

/** How long work goes on before it looks whether somebody waits, in milliseconds. */
const interval = 5;

/** Long loops need not ask at every turn: waiting for nothing costs as well. */
export const turnsBetweenCheckpoints = 64;

export function openCheckpoint(isWaitedFor: () => boolean): Checkpoint {
  let last = 0;
  return async () => {
    if (performance.now() - last < interval) return;
    // Hears requests that have come in meanwhile.
    await new Promise((resolve) => setImmediate(resolve));
    last = performance.now();
    if (isWaitedFor()) throw new Interrupted('somebody waits for something else');
  };
}

/** For work that nobody interrupts. */
export const noCheckpoint: Checkpoint = async () => undefined;

// Stops writing to the cache after the disk's first refusal, and keeps the reason.
import { reasonOfWriteFault } from '#files/write-fault';

export interface Disk {
  /** Why writing has stopped; undefined while it has not. */
  readonly fault: string | undefined;
  /** The error of `node:fs` that stopped it. */
  readonly refusal: unknown;
  /** Runs `write`, unless the disk has refused before. False when it was not done. */
  attempt(write: () => void): boolean;
}

export function createDisk(): Disk {
  let refusal: unknown;
  return {
    get fault() {
      return refusal === undefined ? undefined : reasonOfWriteFault(refusal);
    },
    get refusal() {
      return refusal;
    },
    attempt(write) {
      if (refusal !== undefined) return false;
      try {
        write();
        return true;
      } catch (thrown) {
        // Any error without an `errno` is a bug of slodocs.
        if (!('errno' in Object(thrown))) throw thrown;
        refusal = thrown;
        return false;
      }
    },
  };
}

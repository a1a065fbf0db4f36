// What the disk refuses to the words that say why, once for the whole run.
import { reasonOfWriteFault } from '#files/write-fault';

export interface Disk {
  /** Why nothing is written any more. */
  readonly fault: string | undefined;
  /** What `node:fs` threw then. */
  readonly refusal: unknown;
  /** Does what writes, unless the disk has refused before. False when it was not done. */
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
        // Anything but the disk's refusal is a fault of ours.
        if (!('errno' in Object(thrown))) throw thrown;
        refusal = thrown;
        return false;
      }
    },
  };
}

// What the disk refuses to the words that say why, once for the whole run.
import { reasonOfWriteFault } from '../write-fault.ts';

export interface Disk {
  /** Why nothing is written any more. */
  readonly fault: string | undefined;
  /** Does what writes, unless the disk has refused before. False when it was not done. */
  attempt(write: () => void): boolean;
}

export function createDisk(): Disk {
  let fault: string | undefined;
  return {
    get fault() {
      return fault;
    },
    attempt(write) {
      if (fault !== undefined) return false;
      try {
        write();
        return true;
      } catch (thrown) {
        // Anything but the disk's refusal is a fault of ours.
        if (!('errno' in Object(thrown))) throw thrown;
        fault = reasonOfWriteFault(thrown);
        return false;
      }
    },
  };
}

// Names the folder for the temporary files of a test run, in memory if there is enough.
import { statfsSync } from 'node:fs';

const memory = '/dev/shm';
/** Far more than a run writes. */
const enough = 4 * 2 ** 30;

/** Undefined where files stay in the usual folder: small files on a disk cost a run more time than anything else in the system does. */
export function folderInMemory(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize < enough ? undefined : `${memory}/slodocs-${process.pid}`;
  } catch {
    return undefined;
  }
}

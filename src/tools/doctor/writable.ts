// Checks whether this user may write to a folder, or create it.
import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';
import { reasonOf } from './finding.ts';

/** Asks the nearest folder that exists. Undefined where this user may write. */
export async function refusalToWrite(folder: string): Promise<string | undefined> {
  try {
    await access(folder, constants.W_OK | constants.X_OK);
    return undefined;
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    return code === 'ENOENT' && dirname(folder) !== folder ? refusalToWrite(dirname(folder)) : reasonOf(thrown);
  }
}

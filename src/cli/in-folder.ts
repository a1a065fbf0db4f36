// Writes into a folder that the command line names, and reports where the disk refuses.
import { makeFolders } from '#index';
import { UsageError } from './exit-codes.ts';

/** `what` begins the sentence, such as "the report". */
export async function inFolder(folder: string, what: string, write: () => unknown): Promise<void> {
  try {
    makeFolders(folder);
    await write();
  } catch (thrown) {
    // Any error without an `errno` is a bug of slodocs.
    if (!('errno' in Object(thrown))) throw thrown;
    throw new UsageError(`${what} cannot be written: ${(thrown as Error).message}`, 'Choose another folder.');
  }
}

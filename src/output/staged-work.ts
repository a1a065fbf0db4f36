// Runs work that writes in a staging folder first, and removes that folder afterwards, whatever happens.
import { basename } from 'node:path';
import { makeFolders, unmakeFolders } from '#files/replace-file';
import type { Committed, Unremoved } from '#model/output';
import { isOutputRefusal, OutputFault } from './output-fault.ts';
import { leftovers, removeStage } from './stage.ts';

/** Nothing was changed. */
export const nothing: Committed = { written: 0, removed: 0, left: [], state: '' };

/**
 * `folder` is where the output belongs, and the stage. Removes what killed builds have left there; `hadLeftovers` tells the work. It
 * returns undefined where it has changed nothing. Throws an `OutputFault` where the disk refuses.
 */
export async function withStage(
  folder: string,
  stage: string,
  work: (hadLeftovers: boolean) => Promise<Committed | undefined>,
): Promise<Committed> {
  let made: string | undefined;
  let done: Committed | undefined;
  const takeBack = (): void => {
    removeStage(stage);
    if (done === undefined && made !== undefined) unmakeFolders(folder, made);
  };
  // A plugin may be stopped while it makes a file, and this process with it.
  process.once('exit', takeBack);
  try {
    made = makeFolders(folder);
    const stale = leftovers(folder);
    const old = stale.filter((left) => !removeStage(left));
    done = await work(stale.length > 0);
    if (done === undefined) return nothing;
    const stages = removeStage(stage) ? old : [...old, stage];
    return { ...done, left: [...done.left, ...stages.map(leftStage)], state: stages.length === 0 ? done.state : '' };
  } catch (thrown) {
    // Any error other than the disk's refusal is a bug of slodocs.
    throw isOutputRefusal(thrown) ? new OutputFault(thrown, removeStage(stage) ? [] : [basename(stage)]) : thrown;
  } finally {
    process.off('exit', takeBack);
    takeBack();
  }
}

function leftStage(stage: string): Unremoved {
  return { path: basename(stage), reason: 'the temporary folder of a build could not be deleted' };
}

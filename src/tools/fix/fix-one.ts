// Applies the fix of one diagnostic, by the rules of a run that applies all of them.
import type { Diagnostic } from '#model/diagnostic';
import type { Settings } from '#model/settings';
import { ChangeFault } from '#output/atomic-change';
import type { Places } from '#pipeline/0-configure/places';
import { withLock } from '#session/lock';
import { lockOf, type RunRequest } from '#session/run-request';
import { planRound } from './plan-round.ts';
import { ChangedFile, openerOf, writeRound } from './round.ts';

export interface FoundFault {
  readonly diagnostic: Diagnostic;
  /** Of the fix's file as the fault was found in it. */
  readonly digest: string | undefined;
  /** Of the site then; undefined without a valid configuration. */
  readonly settings: Settings | undefined;
}

/** False where the file has changed since, or may not be written. */
export async function fixOne(
  places: Places,
  { diagnostic, digest, settings }: FoundFault,
  request: Pick<RunRequest, 'signal' | 'onWait'>,
): Promise<boolean> {
  if (digest === undefined) return false;
  try {
    const open = await openerOf(places, settings, () => digest);
    return await withLock(lockOf(places), request, async () => {
      const { files } = await planRound([diagnostic], open, new Set());
      await writeRound(places.root, files, request.signal);
      return files.length > 0;
    });
  } catch (thrown) {
    if (thrown instanceof ChangedFile || thrown instanceof ChangeFault) return false;
    throw thrown;
  }
}

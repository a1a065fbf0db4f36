// Reverts a change of a site's sources that a killed command has left unfinished.

import { hasStale } from '#output/stale-stage';
import { findPlaces } from '#pipeline/0-configure/configure';
import { withLock } from './lock.ts';
import { lockOf, type RunRequest } from './run-request.ts';

/** Runs before anything is read, since even the configuration may be half changed. Reports what it cannot revert. */
export async function takeBackUnfinished(request: RunRequest): Promise<void> {
  const { reporter, signal, onWait } = request;
  try {
    const places = await findPlaces(request);
    if (places === undefined || !(await hasStale(places.root))) return;
    const { removeStale } = await import('#output/atomic-change');
    await withLock(lockOf(places), { signal, onWait }, () => removeStale(places.root));
  } catch (thrown) {
    signal.throwIfAborted();
    reporter.report({
      code: 'discover/unfinished-change',
      message: thrown instanceof Error ? thrown.message : String(thrown),
      help: 'The files are taken as they are now.',
    });
  }
}

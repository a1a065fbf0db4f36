// Takes back what a command has left that was ended while it changed the sources of a site.

import { hasStale, removeStale } from '#output/atomic-change';
import { findPlaces } from '#pipeline/0-configure/configure';
import { withLock } from './lock.ts';
import { lockOf, type RunRequest } from './run-request.ts';

/** Before anything is read, the configuration included: it may be half changed. Reports what stays as it is. */
export async function takeBackUnfinished(request: RunRequest): Promise<void> {
  const { reporter, signal, onWait } = request;
  try {
    const places = await findPlaces(request);
    if (places === undefined || !(await hasStale(places.root))) return;
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

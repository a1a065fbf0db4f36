// Takes back what a command has left that was ended while it changed the sources of a site.
import type { Places } from './0-configure/configure.ts';
import { withLock } from './context/lock.ts';
import { hasStale, removeStale } from './context/whole-change.ts';
import { lockOf, type RunRequest } from './run-request.ts';

/** Before the configuration is read, which may be one of the sources. Reports what stays as it is. */
export async function takeBackUnfinished({ reporter, signal, onWait }: RunRequest, { root }: Places): Promise<void> {
  try {
    if (!(await hasStale(root))) return;
    await withLock(lockOf({ root }), { signal, onWait }, () => removeStale(root));
  } catch (thrown) {
    signal.throwIfAborted();
    reporter.report({
      code: 'discover/unfinished-change',
      message: thrown instanceof Error ? thrown.message : String(thrown),
      help: 'The site is built from its files as they are now.',
    });
  }
}

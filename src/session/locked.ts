// Runs work on a site under its lock, and reports what the disk or the cache refuses.
import { diskFault } from '#files/disk-fault';
import { CacheFault, noPlaceForCode } from '#files/write-fault';
import type { Config } from '#model/config';
import type { Places } from '#pipeline/0-configure/configure';
import { withLock } from './lock.ts';
import { lockOf, type RunRequest } from './run-request.ts';
import { shownCache } from './save-build-state.ts';

/** Runs the work while no other process builds, changes or cleans the site. Does not wait for a folder without a site. */
export async function withLockedSite<T>(
  request: Pick<RunRequest, 'root' | 'config' | 'engine' | 'signal' | 'onWait'>,
  work: (places: Places | undefined) => Promise<T>,
): Promise<T> {
  const { findPlaces } = await import('#pipeline/0-configure/configure');
  const places = await findPlaces(request);
  return places ? withLock(lockOf(places), request, () => work(places)) : work(undefined);
}

/** Undefined, and reported, if there is no configuration, or if disk or cache cannot be read or written. */
export async function withPlaces<T>(
  request: RunRequest,
  work: (places: Places) => Promise<T | undefined>,
): Promise<T | undefined> {
  const { configure, findPlaces } = await import('#pipeline/0-configure/configure');
  const places = await findPlaces(request);
  if (!places) {
    // Says why.
    await configure(request);
    return undefined;
  }
  return reportingRefusals(request, places, () => withLock(lockOf(places), request, () => work(places)));
}

/** Undefined, and reported, on disk faults, and on cache faults unless another folder is named for code. */
export async function reportingRefusals<T>(
  { reporter, bundleDir }: RunRequest,
  places: Places,
  work: () => Promise<T | undefined>,
): Promise<T | undefined> {
  try {
    return await work();
  } catch (thrown) {
    const fault = diskFault(thrown, places.root);
    if (fault !== undefined) {
      reporter.report(fault);
      return undefined;
    }
    if (!(thrown instanceof CacheFault) || bundleDir === undefined) throw thrown;
    reporter.report(noPlaceForCode(thrown, shownCache(places)));
    return undefined;
  }
}

/** Undefined, and reported, if the site has no valid configuration, or on disk faults. */
export function withConfig<T>(request: RunRequest, work: (config: Config, places: Places) => Promise<T>): Promise<T | undefined> {
  return withPlaces(request, async (places) => {
    const { configure } = await import('#pipeline/0-configure/configure');
    const config = await configure(request);
    return config && work(config, places);
  });
}

// A request to the work of those who ask about a site, or change its sources: with the stages up to the site, under its lock.

import type { Context } from '#context/context';
import { diskFault } from '#files/disk-fault';
import { CacheFault, noPlaceForCode } from '#files/write-fault';
import type { Config } from '#model/config';
import type { Places } from '#pipeline/0-configure/configure';
import { type Resolved, reportLateFaults, resolveSources } from '#pipeline/pipeline';
import { withLock } from './lock.ts';
import { readManifest } from './manifest.ts';
import { openSite } from './open-site.ts';
import { lockOf, manifestOf, type RunRequest } from './run-request.ts';
import { shownCache } from './save-build-state.ts';

export type ResolvedWork<T> = (context: Context, resolved: Resolved) => Promise<T>;

/**
 * Opens the site as its files are now, and closes it when the work is done. Undefined where it has no valid configuration. From
 * the second time on, a reporter of its own is told: the first has the codes of the site's plugins.
 */
export type Visit = <T>(work: ResolvedWork<T>, reporter?: RunRequest['reporter']) => Promise<T | undefined>;

/** Renders nothing and writes nothing but the cache. Undefined where there is no site; why is in the request's reporter. */
export async function withResolved<T>(request: RunRequest, work: ResolvedWork<T>): Promise<T | undefined> {
  return withSite(request, (visit) => visit(work));
}

/** Does the work while nobody else builds, changes or cleans the site. A folder without a site has nobody to wait for. */
export async function withLockedSite<T>(
  request: Pick<RunRequest, 'root' | 'config' | 'engine' | 'signal' | 'onWait'>,
  work: (places: Places | undefined) => Promise<T>,
): Promise<T> {
  const { findPlaces } = await import('#pipeline/0-configure/configure');
  const places = await findPlaces(request);
  return places ? withLock(lockOf(places), request, () => work(places)) : work(undefined);
}

/** Undefined, with the reason in the request's reporter, where the site has no valid configuration or the disk refuses. */
export async function withConfig<T>(
  request: RunRequest,
  work: (config: Config, places: Places) => Promise<T>,
): Promise<T | undefined> {
  const { configure } = await import('#pipeline/0-configure/configure');
  return withPlaces(request, async (places) => {
    const config = await configure(request);
    return config && work(config, places);
  });
}

/** Nobody else works on the site between two visits. */
export async function withSite<T>(request: RunRequest, work: (visit: Visit, root: string) => Promise<T>): Promise<T | undefined> {
  const { reporter } = request;
  const { configure } = await import('#pipeline/0-configure/configure');
  return withPlaces(request, (places) =>
    work(async (look, told = reporter) => {
      const asked = { ...request, reporter: told };
      const config = await configure(asked);
      return config && visit(asked, config, places, look);
    }, places.root),
  );
}

/** Works under the lock. What the disk or the cache refuses is reported, and gives undefined. */
async function withPlaces<T>(request: RunRequest, work: (places: Places) => Promise<T | undefined>): Promise<T | undefined> {
  const { reporter } = request;
  const { configure, findPlaces } = await import('#pipeline/0-configure/configure');
  const places = await findPlaces(request);
  if (!places) {
    // Says why.
    await configure(request);
    return undefined;
  }
  try {
    return await withLock(lockOf(places), request, () => work(places));
  } catch (thrown) {
    const fault = diskFault(thrown, places.root);
    if (fault !== undefined) {
      reporter.report(fault);
      return undefined;
    }
    if (!(thrown instanceof CacheFault) || request.bundleDir === undefined) throw thrown;
    reporter.report(noPlaceForCode(thrown, shownCache(places)));
    return undefined;
  }
}

async function visit<T>(request: RunRequest, config: Config, places: Places, work: ResolvedWork<T>): Promise<T> {
  const manifest = await readManifest(manifestOf(request, places));
  const { context, store, close } = openSite(request, config, places, { manifest });
  try {
    const done = await work(context, await resolveSources(context));
    await reportLateFaults(context);
    if (context.siteCode.isMarred) await store.abandon();
    return done;
  } finally {
    await close();
  }
}

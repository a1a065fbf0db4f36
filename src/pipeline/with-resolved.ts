// A request to the work of those who ask about a site, or change its sources: with the stages up to the site, under its lock.
import type { Config } from '#model/config';
import type { Places } from './0-configure/configure.ts';
import type { Context } from './context/context.ts';
import { withLock } from './context/lock.ts';
import { readManifest } from './context/manifest.ts';
import { CacheFault, noPlaceForCode } from './context/write-fault.ts';
import { shownCache } from './keep.ts';
import { openSite } from './open-site.ts';
import { type Resolved, resolveSources } from './pipeline.ts';
import { lockOf, manifestOf, type RunRequest } from './run-request.ts';

export type ResolvedWork<T> = (context: Context, resolved: Resolved) => Promise<T>;

/** Renders nothing and writes nothing but the cache. Undefined where there is no site; why is in the request's reporter. */
export async function withResolved<T>(request: RunRequest, work: ResolvedWork<T>): Promise<T | undefined> {
  const { reporter } = request;
  const { configure, findPlaces } = await import('./0-configure/configure.ts');
  const places = await findPlaces(request);
  const config = await configure(request);
  if (!places || !config) return undefined;
  try {
    return await alone(request, config, places, work);
  } catch (thrown) {
    if (!(thrown instanceof CacheFault) || request.bundleDir === undefined) throw thrown;
    reporter.report(noPlaceForCode(thrown, shownCache(places)));
    return undefined;
  }
}

function alone<T>(request: RunRequest, config: Config, places: Places, work: ResolvedWork<T>): Promise<T> {
  const { signal, onWait } = request;
  return withLock(lockOf(config), { signal, onWait }, async () => {
    const manifest = await readManifest(manifestOf(request, places));
    const { context, close } = openSite(request, config, places, { manifest });
    try {
      return await work(context, await resolveSources(context));
    } finally {
      await close();
    }
  });
}

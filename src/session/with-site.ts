// Opens a site for one piece of work: rolls back what was left half changed, finds it, takes its lock, opens and closes it.
import type { Context } from '#context/context';
import { CacheFault, diskFault, noPlaceForCode } from '#files/write-fault';
import type { Config } from '#model/config';
import { hasStale } from '#output/stale-stage';
import { findPlaces, type Places } from '#pipeline/0-configure/places';
import { withLock } from './lock.ts';
import { lockOf, type RunRequest } from './run-request.ts';
import { shownCache } from './save-build-state.ts';
import type { ResolvedSite, Session } from './session.ts';

/** A site that nobody else builds or changes meanwhile. Each piece of work sees its files as they are when it begins. */
export interface LockedSite {
  /** Absolute, links resolved. */
  readonly root: string;
  /** Reads the configuration alone. Undefined, and reported, without a valid one. */
  configure(): Promise<Config | undefined>;
  /**
   * Runs work on the resolved site, and renders nothing. Undefined, and reported, without a valid configuration. From the second
   * call on it has its own reporter, since the first knows the codes of the site's plugins.
   */
  resolved<T>(
    work: (context: Context, resolved: ResolvedSite) => Promise<T>,
    reporter?: RunRequest['reporter'],
  ): Promise<T | undefined>;
  /** Runs work on all pages, rendered in memory. Undefined where `accepts` says no, and for a site with errors, which are reported. */
  rendered: Session['render'];
}

export interface SiteWork {
  /** The work changes sources: an earlier change that was interrupted is rolled back first. */
  readonly changes?: boolean;
}

/**
 * Writes nothing by itself but the cache. Undefined, and reported, if there is no configuration, or if disk or cache cannot be read
 * or written.
 */
export async function withSite<T>(
  request: RunRequest,
  work: (site: LockedSite) => Promise<T | undefined>,
  { changes = false }: SiteWork = {},
): Promise<T | undefined> {
  if (changes) await rollBackInterrupted(request);
  const configure = async (): Promise<Config | undefined> => (await import('#pipeline/0-configure/configure')).configure(request);
  const places = await findPlaces(request);
  if (!places) {
    // Says why.
    await configure();
    return undefined;
  }
  const open = async <R>(use: (session: Session) => Promise<R>, reporter = request.reporter): Promise<R> => {
    const { openSession } = await import('./session.ts');
    const session = openSession(() => ({ ...request, reporter, freshness: 'kept' }), places);
    try {
      return await use(session);
    } finally {
      await session.close();
    }
  };
  const site: LockedSite = {
    root: places.root,
    configure,
    rendered: (accepts, use, locale) => open((session) => session.render(accepts, use, locale)),
    resolved: (use, reporter) =>
      open(async (session) => {
        const resolved = await session.resolve();
        return resolved && (await use(resolved.context, resolved));
      }, reporter),
  };
  return reportingRefusals(request, places, () => withLock(lockOf(places), request, () => work(site)));
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

/**
 * Rolls back a change of the site's sources that a killed command has left half done, before anything is read, since even the
 * configuration may be half changed. Reports what it cannot revert.
 */
export async function rollBackInterrupted(request: RunRequest): Promise<void> {
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
      help: 'The files are used as they are now.',
    });
  }
}

/** Runs work under the site's lock that needs no request, such as removing its cache. Does not wait for a folder without a site. */
export async function withSiteLock<T>(
  request: Pick<RunRequest, 'root' | 'config' | 'engine' | 'signal' | 'onWait'>,
  work: () => Promise<T>,
): Promise<T> {
  const places = await findPlaces(request);
  return places ? withLock(lockOf(places), request, work) : work();
}

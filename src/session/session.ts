// Opens a site once: reads its configuration, then resolves and builds it as often as asked.
import type { Checkpoint } from '#context/checkpoint';
import type { Context } from '#context/context';
import type { Config } from '#model/config';
import type { Build, Sink } from '#model/output';
import type { Places } from '#pipeline/0-configure/places';
import { buildPages, reportLateFaults } from '#pipeline/pipeline';
import { type AllLanguages, type Resolved, resolveAllLanguages, resolveSources } from '#pipeline/resolve-languages';
import { type StageSet, type Stages, statelessStages } from '#pipeline/stages';
import { LostEntry } from '#store/cache-store';
import type { RemoteFault } from '#store/remote/remote-fault';
import { buildSite, type Opened } from './build-opened.ts';
import { openBundleState } from './bundle-state.ts';
import { withLock } from './lock.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { openSite } from './open-site.ts';
import { openRemote } from './remote-options.ts';
import { emptyRun, lockOf, manifestOf, type Run, type RunRequest } from './run-request.ts';

export interface Session {
  /**
   * Builds the site into a sink, its output folder by default. Faults are in the run's diagnostics. If cached data is lost or
   * damaged meanwhile, the site is opened anew and built again.
   */
  build(sink?: Sink): Promise<Run>;
  /** Runs the stages up to resolve. Undefined, and reported, without a valid configuration. */
  resolve(): Promise<ResolvedSite | undefined>;
  /**
   * Runs work on all pages, rendered in memory. `accepts` is called with the configuration, before anything is rendered. Undefined
   * where it says no, and for a site with errors, which are reported. The pages are those of the language `locale`, by default that
   * of the site.
   */
  render<T>(
    accepts: (config: Config) => boolean,
    work: (context: Context, build: Build) => Promise<T>,
    locale?: string,
  ): Promise<T | undefined>;
  /** Saves for the next session what this one has made. */
  close(): Promise<void>;
}

export interface ResolvedSite extends Resolved {
  readonly context: Context;
  /** Resolves the site in all languages, so that its pages know of one another. */
  translated(): Promise<AllLanguages>;
}

export interface SessionOptions {
  /** The configuration, if it is already being read. */
  readonly configured?: Promise<Config | undefined>;
  /** The last run's manifest, if it has already been read. */
  readonly manifest?: Manifest | undefined;
}

/** How often the cache may lose entries, because someone removes it, before we treat that as our own fault. */
const maxAttempts = 5;

/** What sessions are made of. */
export interface SessionCore<S extends Stages> extends Session {
  /** Runs work on the site, and opens it first if need be. Undefined, and reported, without a valid configuration. */
  within<T>(work: (site: Opened<S>) => Promise<T>): Promise<T | undefined>;
  opened(): Opened<S> | undefined;
  /** Closes the site, and reads its configuration again for the next work. */
  reopen(): Promise<void>;
  /** The latest request; undefined before the first work. */
  request(): RunRequest | undefined;
  /** Reports what calls of the site's code have left behind since the last work. */
  collect(): Promise<void>;
}

export interface CoreOptions<S extends Stages> extends SessionOptions {
  /** With memoized stages each work takes the site's lock: callers of other sessions hold it already. */
  readonly stages: StageSet<S>;
  /** Called before a newly opened site is used. */
  readonly prepare?: (context: Context) => void;
  readonly checkpoint?: Checkpoint;
}

/** Opens a session for one piece of work, whose caller holds the site's lock. */
export function openSession(makeRequest: () => RunRequest, places: Places, options: SessionOptions = {}): Session {
  return createSession(makeRequest, places, { ...options, stages: statelessStages });
}

/** `makeRequest` is called whenever the configuration is read. */
export function createSession<S extends Stages>(
  makeRequest: () => RunRequest,
  places: Places,
  options: CoreOptions<S>,
): SessionCore<S> {
  const { stages, prepare, checkpoint } = options;
  const staysOpen = stages.isMemoized;
  let { configured, manifest } = options;
  let request: RunRequest | undefined;
  let opened: Opened<S> | undefined;
  /** The configuration is to be read again, which each request does once. */
  let isSpent = false;
  let checks = false;
  let earlier: RemoteFault | undefined;

  const freshRequest = (): RunRequest => {
    if (isSpent || !request) {
      request = makeRequest();
      if (staysOpen) request.siteCode.renew();
    }
    isSpent = false;
    return request;
  };
  const open = async (): Promise<Opened<S> | undefined> => {
    if (opened) return opened;
    const own = freshRequest();
    const config = await (configured ?? configureSite(own));
    configured = undefined;
    if (!config) {
      isSpent = true;
      return undefined;
    }
    const known = manifest ?? (await readManifest(manifestOf(own, places)));
    manifest = undefined;
    const remote = await openRemote(own, config, staysOpen);
    const site = openSite(own, config, places, { manifest: known, checks, stages, checkpoint, remote });
    prepare?.(site.context);
    await own.trace.span('step', 'connect cache', async () => {
      await site.store.connect();
      if (checks) await site.store.fetchAll();
    });
    const remoteFault = (): RemoteFault | undefined => earlier ?? site.store.remoteFault;
    opened = { ...site, remoteFault, request: own, mark: own.reporter.mark(), bundles: openBundleState(config.bundleDir) };
    return opened;
  };
  const closeSite = async (): Promise<void> => {
    const site = opened;
    opened = undefined;
    await site?.close();
  };
  const reopen = async (): Promise<void> => {
    isSpent = true;
    await closeSite();
  };
  /** What is open can be read until it is opened anew, before the next edit. */
  const collect = async (): Promise<void> => {
    if (!request) return;
    await reportLateFaults(request, false);
    if (request.siteCode.isTainted) await opened?.store.abandon();
  };
  /** Rewinds the reporter, so that earlier diagnostics are not repeated. */
  const attempt = async <T>(work: (site: Opened<S>) => Promise<T>): Promise<T | undefined> => {
    for (let attempts = 1; ; attempts++) {
      const site = await open();
      if (!site) {
        if (staysOpen) await collect();
        return undefined;
      }
      const { reporter, siteCode } = site.request;
      reporter.rewind(site.mark);
      if (staysOpen) for (const draft of siteCode.told) reporter.report(draft);
      if (staysOpen) site.request.trace.clear();
      try {
        return await work(site);
      } catch (thrown) {
        // The cache folder may be removed more than once.
        if (!(thrown instanceof LostEntry) || attempts === maxAttempts) throw thrown;
        earlier ??= site.store.remoteFault;
        await closeSite();
        checks = true;
        configured = Promise.resolve(site.config);
      } finally {
        if (staysOpen) await collect();
        if (staysOpen && opened === site) await site.flushIfLarge();
      }
    }
  };
  const within = staysOpen
    ? <T>(work: (site: Opened<S>) => Promise<T>): Promise<T | undefined> => {
        const first = opened?.request ?? freshRequest();
        return withLock(lockOf(places), first, () => first.siteCode.guard(first.reporter, () => attempt(work)));
      }
    : attempt;

  return {
    within,
    opened: () => opened,
    reopen,
    request: () => request,
    collect,
    async build(sink) {
      const run = await within(async (site) => {
        if (staysOpen && !site.bundles.holds()) throw new LostEntry('bundles were changed or removed');
        const built = await buildSite(site, places, { sink: sink ?? site.context.sink, saves: !sink });
        // Notes the bundles of this build.
        if (staysOpen) site.bundles.holds();
        return built;
      });
      return run ?? { ...emptyRun, diagnostics: request?.reporter.list() ?? [] };
    },
    resolve: () =>
      within(async (site) => {
        const { context, store } = site;
        const resolved = await resolvedSite(site);
        await reportLateFaults(context);
        if (context.siteCode.isTainted) await store.abandon();
        return resolved;
      }),
    render: (accepts, work, locale) =>
      within(async (site) => {
        const { config, languages, store } = site;
        const language = languages.find(({ context }) => context.config.settings.i18n?.locale.name === locale) ?? site;
        const { context } = language;
        const built = accepts(config) ? await buildPages(site, languages, language) : undefined;
        const done = built && (await work(context, built));
        await reportLateFaults(context);
        if (context.siteCode.isTainted) await store.abandon();
        return done;
      }),
    close: closeSite,
  };
}

/** Runs the stages up to resolve in the site's own language. */
export async function resolvedSite({ context, stages, languages, link }: Opened<Stages>): Promise<ResolvedSite> {
  const resolved = await resolveSources(context, stages);
  const translated = () => resolveAllLanguages({ context, stages, link }, languages, resolved);
  return { context, ...resolved, translated };
}

async function configureSite(request: RunRequest): Promise<Config | undefined> {
  const { configure } = await import('#pipeline/0-configure/configure');
  return configure(request);
}

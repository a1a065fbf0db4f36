// Keeps a site open: reads its configuration once, then resolves, renders and builds it on every change.
import { resolve } from 'node:path';
import type { Context } from '#context/context';
import { relativeTo } from '#files/site-path';
import type { Config } from '#model/config';
import type { RenderedPage, Sink } from '#model/output';
import { routeKey } from '#model/route';
import type { Places } from '#pipeline/0-configure/configure';
import { compile, type Resolved, reportLateFaults, resolveSources } from '#pipeline/pipeline';
import { LostEntry } from '#store/cache-store';
import { type BundleState, openBundleState } from './bundle-state.ts';
import { withLock } from './lock.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { type OpenSite, openSite } from './open-site.ts';
import { lockOf, manifestOf, noRun, type Run, type RunRequest } from './run-request.ts';
import { saveBuildState } from './save-build-state.ts';

export interface Session {
  /**
   * Builds the site into a sink, its output folder by default. Faults are in the run's diagnostics. If cached data is lost or
   * damaged meanwhile, the site is opened anew and built again.
   */
  build(sink?: Sink): Promise<Run>;
  /** Runs the stages up to resolve. Undefined, and reported, without a valid configuration. */
  resolve(): Promise<ResolvedSite | undefined>;
  /** Renders one page by its address without base, with final addresses. Undefined if there is none. */
  page(path: string): Promise<RenderedPage | undefined>;
  /** Invalidates files that have changed, appeared or gone: absolute paths, or relative to the root. */
  update(paths: readonly string[]): Promise<void>;
  /** Replaces the text of an existing file, until `undefined` removes the overlay. */
  overlay(path: string, text: string | undefined): Promise<void>;
  /** Saves for the next session what this one has made. */
  close(): Promise<void>;
}

export interface ResolvedSite extends Resolved {
  readonly context: Context;
}

export interface SessionOptions {
  /** The configuration, if it is already being read. */
  readonly configured?: Promise<Config | undefined>;
  /** The last run's manifest, if it has already been read. */
  readonly manifest?: Manifest | undefined;
  /** Keeps the stages' results, so that an edit costs only what it changes. */
  readonly remembers?: boolean;
}

/** How often the cache may lose entries, because someone removes it, before we treat that as our own fault. */
const maxAttempts = 5;

interface Opened extends OpenSite {
  readonly request: RunRequest;
  /** The reporter's position before any stage ran. */
  readonly mark: number;
  readonly bundles: BundleState;
}

/**
 * `makeRequest` is called whenever the configuration is read. A session that remembers takes the site's lock for each work;
 * callers of other sessions hold it already.
 */
export function openSession(makeRequest: () => RunRequest, places: Places, options: SessionOptions = {}): Session {
  const { remembers = false } = options;
  let { configured, manifest } = options;
  let request: RunRequest | undefined;
  let opened: Opened | undefined;
  /** The configuration is to be read again, which each request does once. */
  let isSpent = false;
  let checks = false;
  const overlays = new Map<string, string>();

  const freshRequest = (): RunRequest => {
    if (isSpent || !request) request = makeRequest();
    isSpent = false;
    return request;
  };
  const open = async (): Promise<Opened | undefined> => {
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
    const site = openSite(own, config, places, { manifest: known, checks, remembers });
    for (const [path, text] of overlays) site.context.files.overlay(path, text);
    opened = { ...site, request: own, mark: own.reporter.mark(), bundles: openBundleState(config.bundleDir) };
    return opened;
  };
  const closeSite = async (): Promise<void> => {
    const site = opened;
    opened = undefined;
    await site?.close();
  };
  /** Rewinds the reporter, so that earlier diagnostics are not repeated. */
  const attempt = async <T>(work: (site: Opened) => Promise<T>): Promise<T | undefined> => {
    for (let attempts = 1; ; attempts++) {
      const site = await open();
      if (!site) return undefined;
      site.request.reporter.rewind(site.mark);
      if (remembers) site.request.trace.clear();
      try {
        return await work(site);
      } catch (thrown) {
        // The cache folder may be removed more than once.
        if (!(thrown instanceof LostEntry) || attempts === maxAttempts) throw thrown;
        await closeSite();
        checks = true;
        configured = Promise.resolve(site.config);
      } finally {
        // What a call of site code has left running would disturb later work.
        if (remembers && site.request.siteCode.isMarred) {
          isSpent = true;
          await closeSite();
        } else if (remembers) await site.relieve();
      }
    }
  };
  const within = remembers
    ? <T>(work: (site: Opened) => Promise<T>): Promise<T | undefined> => {
        const first = opened?.request ?? freshRequest();
        return withLock(lockOf(places), first, () => first.siteCode.guard(first.reporter, () => attempt(work)));
      }
    : attempt;

  const session: Session = {
    async build(sink) {
      const run = await within(async (site) => {
        if (remembers && !site.bundles.holds()) throw new LostEntry('bundles were changed or removed');
        const built = await buildSite(site, places, { sink: sink ?? site.context.sink, saves: !sink, goesOn: remembers });
        // Notes the bundles of this build.
        if (remembers) site.bundles.holds();
        return built;
      });
      return run ?? { ...noRun, diagnostics: request?.reporter.list() ?? [] };
    },
    resolve: () =>
      within(async ({ context, stages, store }) => {
        const resolved = await resolveSources(context, stages);
        await reportLateFaults(context);
        if (context.siteCode.isMarred) await store.abandon();
        return { context, ...resolved };
      }),
    page: (path) =>
      within(async ({ context, stages }) => {
        const { site } = await resolveSources(context, stages);
        const key = routeKey(path);
        const page =
          site.pages.find(({ route }) => route.path === path) ?? site.pages.find(({ route }) => routeKey(route.path) === key);
        return page && stages.page(site, page);
      }),
    async update(paths) {
      const changed = paths.map((path) => relativeTo(places.root, resolve(places.root, path)));
      if (opened && concernsConfig(opened.config, changed)) {
        isSpent = true;
        await closeSite();
      } else opened?.stages.edit(changed);
    },
    async overlay(path, text) {
      const name = relativeTo(places.root, resolve(places.root, path));
      if (text === undefined) overlays.delete(name);
      else overlays.set(name, text);
      opened?.context.files.overlay(name, text);
      await session.update([name]);
    },
    close: closeSite,
  };
  return session;
}

async function configureSite(request: RunRequest): Promise<Config | undefined> {
  const { configure } = await import('#pipeline/0-configure/configure');
  return configure(request);
}

function concernsConfig({ inputs, observed }: Config, paths: readonly string[]): boolean {
  const read = new Set([...inputs, ...observed.map(([[, asked]]) => asked)]);
  return paths.some((path) => read.has(path));
}

interface Ending {
  readonly sink: Sink;
  /** Saves manifest and cache for the next process. */
  readonly saves: boolean;
  readonly goesOn: boolean;
}

async function buildSite(site: Opened, places: Places, { sink, saves, goesOn }: Ending): Promise<Run> {
  const { context, store, stages, request } = site;
  const { reporter, strict, trace, refused } = request;
  const { settings, observed } = context.config;
  // The config may have been edited while this build waited for another one.
  const isSteady = await context.files.holds(observed);
  const compiled = await compile(context, stages, sink, strict);
  const outside = [...settings.docs.map(({ path }) => path), ...settings.allow.folders].filter(
    (path) => path.split('/')[0] === '..',
  );
  await reportLateFaults(context);
  // A late fault cannot be attributed to a page, so nothing is cached.
  if (context.siteCode.isMarred) await store.abandon();
  const file = manifestOf(request, places);
  const state = { context, compiled, store, file, places, beside: outside, refused, isSteady, goesOn };
  if (saves) await trace.span('stage', 'keep', () => saveBuildState(state));
  const { written = 0, removed = 0 } = compiled.committed ?? {};
  const work = { replayed: false, ...context.work.take(), written, removed };
  return { diagnostics: reporter.list(), pages: compiled.pages, files: compiled.files, beside: outside, work };
}

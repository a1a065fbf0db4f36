// Keeps a site open: reads its configuration once, and resolves, renders and builds it as often as its files change.
import { resolve } from 'node:path';
import type { Context } from '#context/context';
import { relativeTo } from '#files/site-path';
import type { Config } from '#model/config';
import type { RenderedPage, Sink } from '#model/output';
import { routeKey } from '#model/route';
import type { Places } from '#pipeline/0-configure/configure';
import { compile, type Resolved, reportLateFaults, resolveSources } from '#pipeline/pipeline';
import { LostEntry } from '#store/cache-store';
import { withLock } from './lock.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { type OpenSite, openSite } from './open-site.ts';
import { lockOf, manifestOf, type Run, type RunRequest } from './run-request.ts';
import { saveBuildState } from './save-build-state.ts';

export interface Session {
  /**
   * Builds the site into a sink, its output folder when absent. What is wrong is in the run's diagnostics. What was kept may be lost or
   * found damaged in the midst of that: then the site is opened anew.
   */
  build(sink?: Sink): Promise<Run>;
  /** The stages up to the site. Undefined where there is no valid configuration, which is reported. */
  resolve(): Promise<ResolvedSite | undefined>;
  /** A page of the resolved site by its address without base, rendered with final addresses. Undefined where none is there. */
  page(path: string): Promise<RenderedPage | undefined>;
  /** Files have changed, appeared or gone: absolute, or relative to the root. */
  update(paths: readonly string[]): Promise<void>;
  /** A text stands in the place of a file that is there, until `undefined` takes it away. */
  overlay(path: string, text: string | undefined): Promise<void>;
  /** Keeps for the next session what this one has made. */
  close(): Promise<void>;
}

export interface ResolvedSite extends Resolved {
  readonly context: Context;
}

export interface SessionOptions {
  /** The configuration, where it is being read already. */
  readonly configured?: Promise<Config | undefined>;
  /** Of the last run, where it has been read already. */
  readonly manifest?: Manifest | undefined;
  /** The site stays open: an edit costs what it changes. */
  readonly remembers?: boolean;
}

/** How often a cache may lose what it holds, while it is removed, before that is a fault of ours. */
const maxAttempts = 5;

interface Opened extends OpenSite {
  readonly request: RunRequest;
  /** What was reported before any stage ran. */
  readonly mark: number;
}

/**
 * `makeRequest` is asked each time that the configuration is read. A session that remembers takes the lock of the site for each work by itself; whoever opens
 * another one holds it already.
 */
export function openSession(makeRequest: () => RunRequest, places: Places, options: SessionOptions = {}): Session {
  const { remembers = false } = options;
  let { configured, manifest } = options;
  let request: RunRequest | undefined;
  let opened: Opened | undefined;
  let checks = false;
  const overlays = new Map<string, string>();

  const open = async (): Promise<Opened | undefined> => {
    if (opened) return opened;
    request = configured && request ? request : makeRequest();
    const config = await (configured ?? configureSite(request));
    configured = undefined;
    if (!config) return undefined;
    const known = manifest ?? (await readManifest(manifestOf(request, places)));
    manifest = undefined;
    const site = openSite(request, config, places, { manifest: known, checks, remembers });
    for (const [path, text] of overlays) site.context.files.overlay(path, text);
    opened = { ...site, request, mark: request.reporter.mark() };
    return opened;
  };
  const closeSite = async (): Promise<void> => {
    const site = opened;
    opened = undefined;
    await site?.close();
  };
  /** Takes back what an earlier work has reported. */
  const attempt = async <T>(work: (site: Opened) => Promise<T>): Promise<T | undefined> => {
    for (let attempts = 1; ; attempts++) {
      const site = await open();
      if (!site) return undefined;
      site.request.reporter.rewind(site.mark);
      try {
        return await work(site);
      } catch (thrown) {
        // The folder of the cache may be removed more than once.
        if (!(thrown instanceof LostEntry) || attempts === maxAttempts) throw thrown;
        await closeSite();
        checks = true;
        configured = Promise.resolve(site.config);
      } finally {
        // What a call of the site's code has left behind would stay in the way.
        if (remembers && site.request.siteCode.isMarred) await closeSite();
      }
    }
  };
  const within = remembers
    ? <T>(work: (site: Opened) => Promise<T>): Promise<T | undefined> => {
        const first = opened?.request ?? makeRequest();
        request = first;
        return withLock(lockOf(places), first, () => first.siteCode.guard(first.reporter, () => attempt(work)));
      }
    : attempt;

  const session: Session = {
    async build(sink) {
      const run = await within((site) =>
        buildSite(site, places, { sink: sink ?? site.context.sink, saves: !sink, goesOn: remembers }),
      );
      return run ?? { ...nothing, diagnostics: request?.reporter.list() ?? [] };
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
        const page = site.pages.find(({ route }) => routeKey(route.path) === routeKey(path));
        return page && stages.page(site, page);
      }),
    async update(paths) {
      const changed = paths.map((path) => relativeTo(places.root, resolve(places.root, path)));
      if (opened && concernsConfig(opened.config, changed)) await closeSite();
      else opened?.stages.edit(changed);
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

const nothing = { pages: 0, files: 0, beside: [], work: { replayed: false, parsed: [], rendered: [], written: 0, removed: 0 } };

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
  /** Manifest and cache are for the next process, too. */
  readonly saves: boolean;
  readonly goesOn: boolean;
}

async function buildSite(site: Opened, places: Places, { sink, saves, goesOn }: Ending): Promise<Run> {
  const { context, store, stages, request } = site;
  const { reporter, strict, trace, refused } = request;
  const { settings, observed } = context.config;
  // The config may have been edited since it was run, while another build was waited for.
  const isSteady = await context.files.holds(observed);
  const compiled = await compile(context, stages, sink, strict);
  const outside = [...settings.docs.map(({ path }) => path), ...settings.allow.folders].filter(
    (path) => path.split('/')[0] === '..',
  );
  await reportLateFaults(context);
  // Of what has left a fault behind nobody knows which page it would have to be kept with.
  if (context.siteCode.isMarred) await store.abandon();
  const file = manifestOf(request, places);
  const state = { context, compiled, store, file, places, beside: outside, refused, isSteady, goesOn };
  if (saves) await trace.span('stage', 'keep', () => saveBuildState(state));
  const { written = 0, removed = 0 } = compiled.committed ?? {};
  const work = { replayed: false, ...context.work.take(), written, removed };
  return { diagnostics: reporter.list(), pages: compiled.pages, files: compiled.files, beside: outside, work };
}

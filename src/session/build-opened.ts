// Builds an open site into a sink, or a share of it, and saves what came of it for the next process.

import type { Sink } from '#model/output';
import type { Shard } from '#model/remote-cache';
import type { Places } from '#pipeline/0-configure/configure';
import { type Compiled, compile, reportLateFaults } from '#pipeline/pipeline';
import { isOfTests, testSite } from '#pipeline/run-tests';
import type { Language, MainLanguage, Stages } from '#pipeline/stages';
import type { RemoteFault } from '#store/remote/remote-fault';
import type { BundleState } from './bundle-state.ts';
import type { OpenSite } from './open-site.ts';
import { emptyRun, manifestOf, type Run, type RunRequest } from './run-request.ts';
import { saveBuildState } from './save-build-state.ts';

export interface Opened<S extends Stages> extends OpenSite<S> {
  readonly request: RunRequest;
  /** The reporter's position before any stage ran. */
  readonly mark: number;
  readonly bundles: BundleState;
  /** Why the remote cache was not used, here or before the site was opened anew because an entry was lost. */
  remoteFault(): RemoteFault | undefined;
}

/** Loaded lazily: few sites are built by several jobs. */
async function makeShare(main: MainLanguage, languages: readonly Language[], shard: Shard): Promise<Compiled> {
  if (main.context.reporter.failed()) return { pages: 0, files: 0 };
  const { compileShare, renderShare } = await import('#pipeline/shares');
  return (shard.compiles ? compileShare : renderShare)(main, languages, shard);
}

interface Ending {
  readonly sink: Sink;
  /** Saves manifest and cache for the next process. */
  readonly saves: boolean;
}

export async function buildSite(site: Opened<Stages>, places: Places, { sink, saves }: Ending): Promise<Run> {
  const { context, store, request, commit, remoteFault } = site;
  const { reporter, strict, withoutKnown, trace, refused } = request;
  const { settings, observed } = context.config;
  if (request.tests?.by === 'test') return testOpened(site);
  // The config may have been edited while this build waited for another one.
  const configUnchanged = await context.files.holds(observed);
  const compiled = await (request.shard
    ? makeShare(site, site.languages, request.shard)
    : compile(site, site.languages, sink, { strict, withoutKnown, tests: request.tests }));
  const outside = [...settings.docs.map(({ path }) => path), ...settings.allow.folders].filter(
    (path) => path.split('/')[0] === '..',
  );
  await reportLateFaults(context);
  // A late fault cannot be attributed to a page, so nothing is cached.
  if (context.siteCode.isTainted) await store.abandon();
  const file = manifestOf(request, places);
  const state = {
    context,
    compiled,
    store,
    remoteFault,
    request,
    file,
    places,
    beside: outside,
    refused,
    configUnchanged,
    commit,
  };
  if ((compiled.committed || request.shard) && request.writes && !reporter.failed()) store.complete();
  if (saves) await trace.span('stage', 'keep', () => saveBuildState(state));
  const { written = 0, removed = 0 } = compiled.committed ?? {};
  const work = { replayed: false, ...context.work.take(), written, removed };
  return {
    diagnostics: reporter.list(),
    pages: compiled.pages,
    files: compiled.files,
    ...(compiled.tested === undefined ? {} : { tested: compiled.tested }),
    beside: outside,
    work,
    cacheUse: store.use(),
  };
}

/** The cache is saved, and the manifest left as it is: it tells of builds. */
async function testOpened(site: Opened<Stages>): Promise<Run> {
  const { context, languages, store, commit, request } = site;
  const { reporter, trace, tests } = request;
  const tested = await testSite(site, languages, { by: 'test', ...tests });
  await reportLateFaults(context);
  if (context.siteCode.isTainted) await store.abandon();
  await trace.span('stage', 'keep', commit);
  const diagnostics = reporter.list().filter((diagnostic) => isOfTests(diagnostic, context.config));
  return { ...emptyRun, diagnostics, tested, work: { ...emptyRun.work, ...context.work.take() } };
}

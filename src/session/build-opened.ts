// Builds an open site into a sink, or a share of it, and saves what came of it for the next process.

import type { Diagnostic } from '#model/diagnostic';
import type { Sink } from '#model/output';
import type { Shard } from '#model/remote-cache';
import type { Places } from '#pipeline/0-configure/places';
import { type Compiled, compile, reportLateFaults, testSite } from '#pipeline/pipeline';
import { isOfTests } from '#pipeline/run-tests';
import type { Language, MainLanguage, Stages } from '#pipeline/stages';
import type { RemoteFault } from '#store/remote/remote-fault';
import type { BundleState } from './bundle-state.ts';
import type { OpenSite } from './open-site.ts';
import { manifestOf, type Run, type RunRequest } from './run-request.ts';
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
  // The config may have been edited while this build waited for another one.
  const configUnchanged = await context.files.holds(observed);
  const { shard, tests } = request;
  const compiled = await (shard
    ? makeShare(site, site.languages, shard)
    : tests?.by === 'test'
      ? testSite(site, site.languages, tests)
      : compile(site, site.languages, sink, { strict, withoutKnown, tests }));
  const outside = [...settings.docs.map(({ path }) => path), ...settings.allow.folders].filter(
    (path) => path.split('/')[0] === '..',
  );
  await reportLateFaults(context);
  // A late fault cannot be attributed to a page, so nothing is cached.
  if (context.siteCode.isTainted) await store.abandon();
  const file = manifestOf(request, places);
  const listed = (): readonly Diagnostic[] =>
    tests?.by === 'test' ? reporter.list().filter((one) => isOfTests(one, context.config)) : reporter.list();
  const state = {
    context,
    compiled,
    diagnostics: listed(),
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
  if ((compiled.committed || shard) && request.writes && !reporter.failed()) store.complete();
  if (saves) await trace.span('stage', 'keep', () => saveBuildState(state));
  const { written = 0, removed = 0 } = compiled.committed ?? {};
  const work = { replayed: false, ...context.work.take(), written, removed };
  return {
    diagnostics: listed(),
    pages: compiled.pages,
    files: compiled.files,
    ...(compiled.tested === undefined ? {} : { tested: compiled.tested }),
    beside: outside,
    work,
    cacheUse: store.use(),
  };
}

// Runs a build or a check: replays the last one if nothing has changed, else opens, builds and closes a session.
import { resolve } from 'node:path';
import { diskFault } from '#files/write-fault';
import type { Config } from '#model/config';
import { excludedFolders, sinkOf } from '#output/sinks';
import { findPlaces, type Places } from '#pipeline/0-configure/places';
import { withLock } from './lock.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { replay } from './replay.ts';
import { emptyRun, lockOf, manifestOf, type Run, type RunRequest } from './run-request.ts';
import { reportingRefusals, rollBackInterrupted } from './with-site.ts';

export type { Run, RunRequest };

/** Throws a `CacheFault` if the cache cannot be written and no other folder is given for bundled code. */
export async function run(request: RunRequest): Promise<Run> {
  const { reporter } = request;
  try {
    return await runSite(request);
  } catch (thrown) {
    const fault = diskFault(thrown, resolve(request.root ?? '.'));
    if (fault === undefined) throw thrown;
    reporter.report(fault);
    return { ...emptyRun, diagnostics: reporter.list() };
  }
}

async function runSite(request: RunRequest): Promise<Run> {
  const { trace, reporter } = request;
  if (request.writes) await rollBackInterrupted(request);
  const { places, manifest, last } = await trace.span('stage', 'compare', async () => {
    const places = await findPlaces(request);
    const manifest = places && (await readManifest(manifestOf(request, places)));
    return { places, manifest, last: places && (await unchanged(request, places, manifest)) };
  });
  if (last) return last;
  // Loads while the config does, since both wait for the disk. A run with nothing to do does not need the stages.
  const stages = import('./session.ts');
  stages.catch(() => undefined);
  const configure = (): Promise<Config | undefined> =>
    trace.span('stage', 'configure', async () => (await import('#pipeline/0-configure/configure')).configure(request));
  if (!places) {
    // Says why.
    await configure();
    return { ...emptyRun, diagnostics: reporter.list() };
  }
  const run = await reportingRefusals(request, places, () => runAlone(request, configure, places, manifest, stages));
  return run ?? { ...emptyRun, diagnostics: reporter.list() };
}

async function runAlone(
  request: RunRequest,
  configure: () => Promise<Config | undefined>,
  places: Places,
  known: Manifest | undefined,
  stages: Promise<typeof import('./session.ts')>,
): Promise<Run> {
  const { signal, onWait, trace, reporter } = request;
  // Two builds of one site would remove each other's files as leftovers; the bundled config is in the cache as well.
  let waited = false;
  const tell = (pid: number): void => {
    waited = true;
    onWait(pid);
  };
  return withLock(lockOf(places), { signal, onWait: tell }, async () => {
    const manifest = waited ? await readManifest(manifestOf(request, places)) : known;
    const done = waited ? await trace.span('stage', 'compare', () => unchanged(request, places, manifest)) : undefined;
    if (done) return done;
    const config = await configure();
    if (!config) return { ...emptyRun, diagnostics: reporter.list() };
    const { openSession } = await trace.span('stage', 'load stages', () => stages);
    const session = openSession(() => request, places, { configured: Promise.resolve(config), manifest });
    try {
      return await session.build();
    } finally {
      await session.close();
    }
  });
}

async function unchanged(request: RunRequest, places: Places, manifest: Manifest | undefined): Promise<Run | undefined> {
  const { writes, archive, strict, withoutKnown, shard, freshness } = request;
  if (freshness === 'asked') return undefined;
  // What is here says nothing of what the other jobs find in the remote cache.
  if (shard) return undefined;
  // Whether an archive is still the last one would take as long to tell as to write it.
  if (archive !== undefined) return undefined;
  const sink = writes ? sinkOf(places, { writes, force: false, inputs: () => [] }) : undefined;
  const done = await replay({ root: places.root, excludedFolders: excludedFolders(places), manifest, sink });
  if (!done) return undefined;
  const { diagnostics, pages, outputs: files, beside, tested } = done;
  const counted = strict && withoutKnown ? withoutKnown(diagnostics) : diagnostics;
  const fails = strict && counted.some(({ severity }) => severity === 'warning');
  return { diagnostics, pages, files: writes && !fails ? files : 0, beside, tested, work: { ...emptyRun.work, replayed: true } };
}

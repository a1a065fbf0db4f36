// A request to what comes of it: the last build's result where nothing has changed, else a build with all that was kept.
import type { Config } from '#model/config';
import type { Diagnostic } from '#model/diagnostic';
import type { Work } from '#model/run';
import type { Places } from './0-configure/configure.ts';
import type { Context } from './context/context.ts';
import { apartOf, sinkOf } from './context/create-context.ts';
import { withLock } from './context/lock.ts';
import { type Manifest, printFingerprints, readManifest, writeManifest } from './context/manifest.ts';
import { LostEntry } from './context/shelves.ts';
import { lockOf, manifestOf, openSite, type RunRequest } from './open-site.ts';
import { type Compiled, compile } from './pipeline.ts';
import { replay } from './replay.ts';

export type { RunRequest };

export interface Run {
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
  readonly files: number;
  /** Docs folders outside of the root, relative to it. */
  readonly beside: readonly string[];
  readonly work: Work;
}

export async function run(request: RunRequest): Promise<Run> {
  const { reporter, trace, signal, onWait } = request;
  const configuring = await trace.span('step', 'load configure', () => import('./0-configure/configure.ts'));
  const places = await configuring.findPlaces(request);
  const last = places && (await unchanged(request, places));
  if (last) return last;
  const config = await trace.span('stage', 'configure', () => configuring.configure(request));
  if (!places || !config) return { ...nothing, diagnostics: reporter.list() };
  // Two builds of one site would take each other's files for leftovers.
  let waited = false;
  const tell = (pid: number): void => {
    waited = true;
    onWait(pid);
  };
  return withLock(lockOf(config), { signal, onWait: tell }, async () => {
    const done = waited ? await unchanged(request, places) : undefined;
    return done ?? (await build(request, config, places));
  });
}

const nothing = { pages: 0, files: 0, beside: [], work: { replayed: false, parsed: [], rendered: [], written: 0, removed: 0 } };

async function unchanged(request: RunRequest, places: Places): Promise<Run | undefined> {
  const { trace, writes } = request;
  const done = await trace.span('stage', 'compare', async () => {
    const manifest = await readManifest(manifestOf(request, places));
    return replay({ root: places.root, apart: apartOf(places), manifest, sink: writes ? sinkOf(places, writes) : undefined });
  });
  if (!done) return undefined;
  const { diagnostics, pages, outputs: files, beside } = done;
  return { diagnostics, pages, files: writes ? files : 0, beside, work: { ...nothing.work, replayed: true } };
}

/** What was kept may be lost or found damaged in the midst of a build, which then begins again without that. */
async function build(request: RunRequest, config: Config, places: Places): Promise<Run> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await buildOnce(request, config, places);
    } catch (thrown) {
      if (!(thrown instanceof LostEntry) || attempts === 5) throw thrown;
    }
  }
}

async function buildOnce(request: RunRequest, config: Config, places: Places): Promise<Run> {
  const { reporter, strict, trace } = request;
  const { context, keep, close } = await openSite(request, config, places);
  try {
    await context.files.holds(config.observed);
    const compiled = await compile(context, strict);
    const diagnostics = reporter.list();
    const beside = config.settings.docs.map(({ path }) => path).filter((path) => path.split('/')[0] === '..');
    await trace.span('stage', 'keep', async () => {
      await writeManifest(manifestOf(request, places), manifestMade(context, compiled, diagnostics, beside));
      await keep();
    });
    const { parsed, rendered } = context.work;
    const { written = 0, removed = 0 } = compiled.committed ?? {};
    const work = { replayed: false, parsed: parsed.sort(), rendered: rendered.sort(), written, removed };
    return { diagnostics, pages: compiled.pages, files: compiled.files, beside, work };
  } finally {
    await close();
  }
}

function manifestMade(
  { config, files, reporter }: Context,
  { pages, files: outputs, committed }: Compiled,
  diagnostics: readonly Diagnostic[],
  beside: readonly string[],
): Manifest {
  const remembered = files.remembered();
  // A file that changed while it was read may be in no digest at all.
  if (!remembered) return { files: {}, done: undefined };
  const printed = printFingerprints(remembered);
  if (!committed || reporter.failed()) return { files: printed, done: undefined };
  const observed = files.observed().filter(([[kind]]) => kind !== 'bytes');
  const { outDir, file, digest } = config;
  const done = { observed, config: { file, digest }, diagnostics, pages, outputs, state: committed.state, outDir, beside };
  return { files: printed, done };
}

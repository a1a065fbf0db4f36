// Saves manifest and cache after a build, and warns when they cannot be written.
import { join } from 'node:path';
import { removeUnusedBundles } from '#code/unused-bundles';
import type { Context } from '#context/context';
import { relativeTo } from '#files/site-path';
import { type CacheFault, isDiskFailure, notKept, notSeen } from '#files/write-fault';
import type { Diagnostic } from '#model/diagnostic';
import type { Places } from '#pipeline/0-configure/places';
import type { Compiled } from '#pipeline/pipeline';
import { removeUnusedEngines } from '#store/engine-folders';
import type { RemoteFault } from '#store/remote/remote-fault';
import type { Store } from '#store/store';
import { bundleFolders } from './bundle-state.ts';
import { type Manifest, printFingerprints, writeManifest } from './manifest.ts';
import { remoteProblem } from './remote-options.ts';
import type { RunRequest } from './run-request.ts';

export interface BuildState {
  readonly context: Context;
  readonly compiled: Compiled;
  /** Of the result that is repeated. */
  readonly diagnostics: readonly Diagnostic[];
  readonly store: Store;
  readonly remoteFault: () => RemoteFault | undefined;
  readonly request: RunRequest;
  /** Of the manifest, absolute. */
  readonly file: string;
  readonly places: Places;
  /** Docs folders outside of the root, relative to it. */
  readonly beside: readonly string[];
  /** False if the config has changed meanwhile: what was made from it must not be reused. */
  readonly configUnchanged: boolean;
  /** The write error that made this run use another folder. */
  readonly refused: CacheFault | undefined;
  /** Saves the cache. */
  readonly commit: () => Promise<void>;
}

export async function saveBuildState({
  context,
  compiled,
  diagnostics,
  store,
  remoteFault,
  request,
  file,
  places,
  beside,
  refused,
  configUnchanged,
  commit,
}: BuildState): Promise<void> {
  const { reporter, config, engine } = context;
  // Without the warning below: replays must not repeat it, since they save nothing.
  const made = configUnchanged ? manifestOrFault(context, compiled, diagnostics, beside) : nothing;
  const manifest = made instanceof Error ? nothing : made;
  const failure = writeManifest(file, manifest);
  await commit();
  const problem = remoteProblem(config, request, remoteFault());
  if (problem) reporter.report(problem);
  const refusal = refused?.cause ?? store.refusal ?? failure;
  if (refusal !== undefined) reporter.report(notKept(refusal, shownCache(places)));
  else if (made instanceof Error) reporter.report(notSeen(made, shownCache(places)));
  else if (config.bundleDir === config.cacheDir) {
    await removeUnusedEngines(places.cacheRoot, engine);
    for (const name of bundleFolders) await removeUnusedBundles(join(config.cacheDir, name));
  }
}

const nothing: Manifest = { files: {}, done: undefined };

/** The output is in place by now: a disk fault at a last look at the sources does not undo it. */
function manifestOrFault(...given: Parameters<typeof manifestMade>): Manifest | Error {
  try {
    return manifestMade(...given);
  } catch (thrown) {
    if (thrown instanceof Error && isDiskFailure(thrown)) return thrown;
    throw thrown;
  }
}

/** The folder of the cache as places name it. */
export function shownCache({ root, cacheRoot }: Places): string {
  return relativeTo(root, cacheRoot);
}

function manifestMade(
  { config, files, reporter, network }: Context,
  { pages, files: outputs, committed, isUntested, tested }: Compiled,
  diagnostics: readonly Diagnostic[],
  beside: readonly string[],
): Manifest {
  const remembered = files.remembered();
  // A file that changed while being read may be in no digest.
  if (!remembered) return nothing;
  const printed = printFingerprints(remembered);
  // A config bundled into a temporary folder is gone after this run, so the next one cannot compare it.
  const lasts = config.bundleDir === config.cacheDir;
  if (!committed || isUntested || reporter.failed() || network.hasFailed() || !lasts) return { files: printed, done: undefined };
  const observed = files.observed().filter(([[kind]]) => kind !== 'bytes');
  const { outDir, file, digest } = config;
  const done = {
    observed,
    config: { file, digest },
    diagnostics,
    pages,
    outputs,
    tested,
    state: committed.state,
    outDir,
    beside,
  };
  return { files: printed, done };
}

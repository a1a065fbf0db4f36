// Checks a site and applies the fixes that its diagnostics bring.
import { resolve } from 'node:path';
import type { FixOptions, FixResult } from '#model/fix-run';
import { configure } from '#pipeline/0-configure/configure';
import { openSite } from '#session/lasting-session';
import { noRun, type RunRequest } from '#session/run-request';
import { buildResult } from '#session/site-session';
import { applyFixes, type Fixing } from './fix.ts';

/**
 * Applies fixes in rounds until a check finds none that is new. All files of a round are written, or none. What is left comes back
 * as diagnostics. `makeRequest` is called whenever the configuration is read.
 */
export async function fixSite(makeRequest: () => RunRequest, options: FixOptions): Promise<FixResult> {
  const { codes, dryRun, onChanges, onWritten } = options;
  const first = makeRequest();
  const session = await openSite(makeRequest, first);
  const root = session?.places.root ?? resolve(options.root ?? '.');
  const outDir = session?.places.outDir ?? resolve(root, options.outDir ?? 'build');
  const resultOf = async ({ run, ...fixing }: Fixing): Promise<FixResult> => {
    return { ...(await buildResult(run, { root, outDir }, session?.current() ?? first)), ...fixing };
  };
  if (!session) {
    // Says why.
    await configure(first);
    const run = { ...noRun, diagnostics: first.reporter.list() };
    return resultOf({ run, fixed: [], unapplied: [], refusal: undefined });
  }
  try {
    const { signal, onWait } = first;
    return await resultOf(await applyFixes(session, session.places, { codes, dryRun, onChanges, onWritten, signal, onWait }));
  } finally {
    await session.close();
  }
}

// Checks a site and applies the fixes that its diagnostics bring.
import { resolve } from 'node:path';
import type { FixOptions, FixResult } from '#model/fix-run';
import { textsOf } from './files/frame-texts.ts';
import { hasFault } from './has-fault.ts';
import { type KeepingOptions, noRun } from './session/run-request.ts';
import type { Fixing } from './tools/fix/fix.ts';

export type * from '#model/fix-run';

/**
 * Applies fixes in rounds until a check finds none that is new. All files of a round are written, or none. What is left comes back
 * as diagnostics.
 */
export async function fixSite({ codes, dryRun, onChanges, onWritten, ...options }: FixOptions = {}): Promise<FixResult> {
  const [
    { withCache },
    { requestOf },
    { configure, findPlaces },
    { takeBackUnfinished },
    { openLastingSession },
    { applyFixes },
  ] = await Promise.all([
    import('./session/cache-folder.ts'),
    import('./request.ts'),
    import('./pipeline/0-configure/configure.ts'),
    import('./session/take-back-unfinished.ts'),
    import('./session/lasting-session.ts'),
    import('./tools/fix/fix.ts'),
  ]);
  return withCache(options, async (kept: KeepingOptions) => {
    let request = requestOf(kept, false);
    let isFirst = true;
    const makeRequest = () => {
      if (!isFirst) request = requestOf(kept, false);
      isFirst = false;
      return request;
    };
    await takeBackUnfinished(request);
    const places = await findPlaces(request);
    const root = places?.root ?? resolve(options.root ?? '.');
    const resultOf = async ({ run, ...fixing }: Fixing): Promise<FixResult> => {
      const { diagnostics, beside, ...result } = run;
      return {
        ...result,
        ...fixing,
        ok: !hasFault(diagnostics, options.strict),
        diagnostics,
        texts: await textsOf(diagnostics, root),
        root,
        outDir: places?.outDir ?? resolve(root, options.outDir ?? 'build'),
        beside: beside.map((path) => resolve(root, path)),
        trace: request.trace.events(),
      };
    };
    if (!places) {
      // Says why.
      await configure(request);
      const run = { ...noRun, diagnostics: request.reporter.list() };
      return resultOf({ run, fixed: [], unapplied: [], refusal: undefined });
    }
    const session = openLastingSession(makeRequest, places);
    try {
      const { signal, onWait } = request;
      return await resultOf(await applyFixes(session, places, { codes, dryRun, onChanges, onWritten, signal, onWait }));
    } finally {
      await session.close();
    }
  });
}

// Migrates a site of another generator, in a folder that has no configuration yet.
import { realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openSiteCode } from '#code/site-code/site-code';
import { textsOf } from '#files/frame-texts';
import type { BuildOptions, BuildResult } from '#model/run';
import { withFolder } from '#session/cache-folder';
import type { Generator, TakenOver } from './takeover.ts';

export { type Generator, generators, type TakenOver } from './takeover.ts';

export interface TakeoverOptions extends Pick<BuildOptions, 'siteCode'> {
  readonly generator: Generator;
  /** The folder of the other generator's config; the working directory when absent. */
  readonly root?: string | undefined;
}

export interface TakeoverResult extends TakenOver, Pick<BuildResult, 'diagnostics' | 'texts' | 'root'> {}

/**
 * Writes a configuration beside that of another generator, and says what it could not carry over. Runs the old config; neither
 * moves nor edits a file, and overwrites none. Configs may
 * read paths from the working directory, which their generators expect to be `root`. Rejects as `node:fs` does.
 */
export function takeOverSite({ generator, root: folder = '.', siteCode: given }: TakeoverOptions): Promise<TakeoverResult> {
  return withFolder(async (temporary) => {
    const [{ takeOver }, { takeoverDiagnostics }, { createReporter }, { siteCodeDiagnostics }] = await Promise.all([
      import('./takeover.ts'),
      import('./diagnostics.ts'),
      import('#context/reporter'),
      import('#context/diagnostics'),
    ]);
    const root = await realpath(resolve(folder));
    const reporter = createReporter({ ...takeoverDiagnostics, ...siteCodeDiagnostics });
    const siteCode = given ?? openSiteCode({ owner: 'library' });
    const codeDir = join(temporary, 'code');
    const taken = await siteCode.guard(reporter, () =>
      takeOver({ generator, root, codeDir, siteCode, report: (finding) => reporter.report(finding) }),
    );
    const diagnostics = reporter.list();
    return { ...taken, diagnostics, texts: await textsOf(diagnostics, root), root };
  });
}

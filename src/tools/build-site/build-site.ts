// Builds or checks a site, and removes known faults from the result.
import type { BuildOptions, BuildResult } from '#model/run';
import { run } from '#session/run';
import type { RunRequest } from '#session/run-request';
import { buildResult, foldersOf } from '#session/run-tool';
import { forgetKnown, judge } from './baseline/known-faults.ts';

/** The request says whether the output is written. */
export async function build(request: RunRequest, options: BuildOptions): Promise<BuildResult> {
  const { strict, writes: isBuild, archive } = request;
  const { baseline } = options;
  const found = await run({ ...request, withoutKnown: baseline && (await forgetKnown(baseline)) });
  const built = await buildResult(found, await foldersOf(options), request);
  const result = isBuild && archive !== undefined ? { ...built, archive } : built;
  return baseline ? judge(result, baseline, { strict, isBuild }) : result;
}

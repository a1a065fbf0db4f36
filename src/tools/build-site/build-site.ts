// Builds or checks a site, and removes known faults from the result.
import { resolve } from 'node:path';
import type { BuildResult, SingleBuildOptions } from '#model/run';
import { run } from '#session/run';
import type { RunRequest } from '#session/run-request';
import { buildResult, foldersOf } from '#session/run-tool';
import { forgetKnown, judge } from './baseline/known-faults.ts';

/** The request says whether the output is written. */
export async function build(request: RunRequest, options: SingleBuildOptions): Promise<BuildResult> {
  const { strict, writes: isBuild } = request;
  const archive = isBuild && options.archive !== undefined ? resolve(options.archive) : undefined;
  const { baseline } = options;
  const shard = isBuild ? options.shard : undefined;
  const tests = request.tests ?? { by: isBuild ? 'build' : 'check' };
  const found = await run({ ...request, tests, archive, shard, withoutKnown: baseline && (await forgetKnown(baseline)) });
  const built = await buildResult(found, await foldersOf(options), request);
  const result = { ...built, ...(archive === undefined ? {} : { archive }), ...(shard ? { shard } : {}) };
  return baseline ? judge(result, baseline, { strict, isBuild }) : result;
}

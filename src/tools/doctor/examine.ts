// Examines the machine, the running slodocs and a site, for `slodocs doctor`.

import type { BuildOptions } from '#model/run';
import { withFolder } from '#session/cache-folder';
import type { MakeRequest } from '#session/run-tool';
import type { DoctorResult } from './finding.ts';
import type { Program } from './program.ts';

export interface DoctorOptions
  extends Pick<BuildOptions, 'root' | 'config' | 'outDir' | 'cacheDir' | 'signal' | 'siteCode' | 'variables'> {
  /** A Chromium to use instead of one that is searched for, absolute. */
  readonly browser?: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Tells what is there, what is missing, and what to do. Writes nothing into the site. */
export async function doctor(
  program: Program,
  makeRequest: () => Promise<MakeRequest>,
  { browser, now, ...options }: DoctorOptions,
): Promise<DoctorResult> {
  return withFolder(async (bundleDir) => {
    const { examine } = await import('./doctor.ts');
    const request = (await makeRequest())({ ...options, bundleDir }, false);
    return request.siteCode.guard(request.reporter, () => examine(request, { program, browser, now }));
  });
}

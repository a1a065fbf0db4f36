// Examines the machine, the running slodocs and a site, for `slodocs doctor`.
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DoctorResult } from '#model/doctor';
import type { BuildOptions } from '#model/run';
import { withFolder } from './session/cache-folder.ts';

export interface DoctorOptions extends Pick<BuildOptions, 'root' | 'config' | 'outDir' | 'cacheDir' | 'signal' | 'siteCode'> {
  /** A Chromium to use instead of one that is searched for, absolute. */
  readonly browser?: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

interface Description {
  readonly version: string;
  readonly engines: { readonly node: string };
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** Tells what is there, what is missing, and what to do. Writes nothing into the site. */
export async function doctor({ browser, now, ...options }: DoctorOptions): Promise<DoctorResult> {
  const file = fileURLToPath(new URL('../package.json', import.meta.url));
  const { version, engines, peerDependencies } = JSON.parse(await readFile(file, 'utf8')) as Description;
  const program = { folder: dirname(file), version, node: engines.node, peers: peerDependencies };
  return withFolder(async (bundleDir) => {
    const { requestOf } = await import('./request.ts');
    const { examine } = await import('./tools/doctor/doctor.ts');
    const request = requestOf({ ...options, bundleDir }, false);
    return request.siteCode.guard(request.reporter, () => examine(request, { program, browser, now }));
  });
}

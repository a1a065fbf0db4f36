// Runs work on a site with a request of its own.
import type { BuildOptions } from '#model/run';
import type { requestOf } from './request.ts';
import { withCache } from './session/cache-folder.ts';
import type { KeepingOptions } from './session/run-request.ts';

type Request = ReturnType<typeof requestOf>;

/** Runs work on a site with a cache, and watches the site code that runs meanwhile. */
export function withRequest<T>(options: BuildOptions, writes: boolean, work: (request: Request) => Promise<T>): Promise<T> {
  return withCache(options, async (kept: KeepingOptions) => {
    const request = (await import('./request.ts')).requestOf(kept, writes);
    return request.siteCode.guard(request.reporter, () => work(request));
  });
}

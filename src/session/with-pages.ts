// Runs work on all pages of a site, under its lock, for tools that read what a build would publish.
import type { Context } from '#context/context';
import type { Config } from '#model/config';
import type { Build } from '#model/output';
import { withPlaces } from './locked.ts';
import type { RunRequest } from './run-request.ts';
import { openSession } from './session.ts';

/** Writes nothing but the cache. Undefined where `accepts` says no, and for a site with errors, which are reported. */
export function withPages<T>(
  request: RunRequest,
  accepts: (config: Config) => boolean,
  work: (context: Context, build: Build) => Promise<T>,
): Promise<T | undefined> {
  return withPlaces(request, async (places) => {
    const session = openSession(() => request, places);
    try {
      return await session.render(accepts, work);
    } finally {
      await session.close();
    }
  });
}

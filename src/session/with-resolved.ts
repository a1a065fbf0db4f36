// Runs work on the resolved site, under its lock, for tools that query a site or change its sources.

import type { Context } from '#context/context';
import type { Resolved } from '#pipeline/pipeline';
import { withPlaces } from './locked.ts';
import type { RunRequest } from './run-request.ts';
import { openSession } from './session.ts';

export type ResolvedWork<T> = (context: Context, resolved: Resolved) => Promise<T>;

/**
 * Opens the site as its files are now, and closes it after the work. Undefined without a valid configuration. From the second
 * visit on it has its own reporter, since the first knows the codes of the site's plugins.
 */
export type Visit = <T>(work: ResolvedWork<T>, reporter?: RunRequest['reporter']) => Promise<T | undefined>;

/** Renders nothing and writes nothing but the cache. Undefined where there is no site; why is in the request's reporter. */
export async function withResolved<T>(request: RunRequest, work: ResolvedWork<T>): Promise<T | undefined> {
  return withSite(request, (visit) => visit(work));
}

/** Nobody else works on the site between two visits. */
export async function withSite<T>(request: RunRequest, work: (visit: Visit, root: string) => Promise<T>): Promise<T | undefined> {
  return withPlaces(request, (places) =>
    work(async (look, reporter = request.reporter) => {
      const session = openSession(() => ({ ...request, reporter }), places);
      try {
        const resolved = await session.resolve();
        return resolved && (await look(resolved.context, resolved));
      } finally {
        await session.close();
      }
    }, places.root),
  );
}

// Finds the newest release, for components and programs.
import { createHash } from 'node:crypto';
import { type EmittedFile, type Json, type JsonObject, joinPath, printRoute, type Route, type Settings } from 'slodocs/kit';
import type { Terms } from '../options.ts';
import { compareVersions, isBeta, type Version } from '../post.ts';

interface Release {
  readonly version: Version | undefined;
  readonly title: string;
  readonly route: Route;
  readonly date: string | undefined;
}

/** Finds the newest stable release and the newest beta, or null. `hrefOf` prints the address of a post. */
export function latestOf(
  releases: readonly Release[],
  hrefOf: (route: Route) => string,
): Record<'stable' | 'beta', JsonObject | null> {
  const newest = (wanted: (version: Version) => boolean): JsonObject | null => {
    let found: (Release & { version: Version }) | undefined;
    for (const { version, ...release } of releases) {
      if (version && wanted(version) && (!found || compareVersions(version, found.version) > 0)) found = { ...release, version };
    }
    return found
      ? { version: found.version.text, title: found.title, href: hrefOf(found.route), date: found.date ?? null }
      : null;
  };
  return { stable: newest((version) => !isBeta(version)), beta: newest(isBeta) };
}

/** The keys for `useData`: `latest:stable` and `latest:beta`; of other instances `latest:<id>:stable`. */
export function latestData(releases: readonly Release[], { id }: Terms, settings: Settings): Readonly<Record<string, Json>> {
  const latest = latestOf(releases, (route) => printRoute(route, settings));
  const prefix = id === 'default' ? 'latest' : `latest:${id}`;
  return { [`${prefix}:stable`]: latest.stable, [`${prefix}:beta`]: latest.beta };
}

/** The address of `latest.json`, without base; undefined where there is to be none. */
export function latestAddress({ routeBasePath, releases }: Terms): string | undefined {
  return releases?.latest === undefined ? undefined : joinPath(routeBasePath, releases.latest);
}

/** `latest.json`: both, with whole addresses. */
export function latestFile(releases: readonly Release[], terms: Terms, settings: Settings): readonly EmittedFile[] {
  const address = latestAddress(terms);
  if (address === undefined) return [];
  const latest = latestOf(releases, (route) => `${settings.url}${printRoute(route, settings)}`);
  const text = `${JSON.stringify(latest, undefined, 2)}\n`;
  return [{ path: address.slice(1), key: createHash('sha256').update(text).digest('hex'), make: () => text }];
}

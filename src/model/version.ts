// Defines versions of docs folders, and finds the version that a page belongs to.
import type { PlacedPage } from './page.ts';
import type { Route } from './route.ts';
import type { Version } from './source-file.ts';

/** The working version, from which all others were cut. */
export const currentVersion = 'current';

/** A version whose pages have routes. */
export interface PlacedVersion extends Version {
  /** The main page of the version; undefined for a version without pages. */
  readonly main: Route | undefined;
}

/** A key that is unique among the versions of all docs folders. */
export function versionKey(docs: string, name: string): string {
  return JSON.stringify([docs, name]);
}

/**
 * Returns a function that finds a page's version. A page without a source belongs to the version of its route, and to the docs
 * folder whose path contains it. Undefined for a page outside the docs.
 */
export function versionFinder<V extends Version>(versions: readonly V[]): (page: PlacedPage) => V | undefined {
  const byKey = new Map(versions.map((version) => [versionKey(version.docs, version.name), version]));
  const byName = new Map<string, V[]>();
  for (const version of [...versions].sort((a, b) => b.path.length - a.path.length)) {
    const named = byName.get(version.name);
    if (named) named.push(version);
    else byName.set(version.name, [version]);
  }
  return (page) => {
    if (page.kind === 'doc') return byKey.get(versionKey(page.docs, page.version));
    const { version: name, path } = page.route;
    return name === null ? undefined : byName.get(name)?.find((version) => isBelow(path, version.path));
  };
}

/** True for a path itself and for everything below it. */
export function isBelow(path: string, above: string): boolean {
  return above === '/' || path === above || path.startsWith(`${above}/`);
}

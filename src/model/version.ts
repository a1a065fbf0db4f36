// Versions: the docs of one folder at several releases, and which page belongs to which.
import type { PlacedPage } from './page.ts';
import type { Route } from './route.ts';
import type { Version } from './source-file.ts';

/** The version that is being written; all others were cut from it. */
export const currentVersion = 'current';

/** A version whose pages have routes. */
export interface PlacedVersion extends Version {
  /** Where a reader of the version begins; undefined for a version without pages. */
  readonly main: Route | undefined;
}

/** Tells versions of all docs folders apart. */
export function versionKey(docs: string, name: string): string {
  return JSON.stringify([docs, name]);
}

/**
 * Prepares the question which version a page belongs to. A page without a source belongs to the version of its route, and to
 * the docs folder under whose path it stands. Undefined for a page outside of the docs.
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

/** True for the path of a version and all that begins with it. */
export function isBelow(path: string, above: string): boolean {
  return above === '/' || path === above || path.startsWith(`${above}/`);
}

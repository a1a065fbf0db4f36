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

export interface VersionFiles {
  /** The path of the list of names, newest first. Paths are relative to the root. */
  readonly list: string;
  readonly docs: string;
  readonly sidebars: string;
}

export function versionFiles(docs: string): VersionFiles {
  const prefix = docs === 'default' ? '' : `${docs}_`;
  return { list: `${prefix}versions.json`, docs: `${prefix}versioned_docs`, sidebars: `${prefix}versioned_sidebars` };
}

export function versionFolder(docs: string, name: string): string {
  return `${versionFiles(docs).docs}/version-${name}`;
}

export function versionSidebars(docs: string, name: string): string {
  return `${versionFiles(docs).sidebars}/version-${name}-sidebars.json`;
}

const longestName = 32;

/** Why a text is no valid version name, as the end of a sentence. Undefined where it is valid. */
export function problemOfVersionName(name: string): string | undefined {
  if (name.trim() === '') return 'is empty';
  if (name !== name.trim()) return 'begins or ends with a space';
  if (name.length > longestName) return `is longer than ${longestName} characters`;
  if (name === '.' || name === '..') return 'is not a valid folder name';
  if (name === currentVersion) return 'is the name of the version in development';
  if (name.includes('#')) return 'contains a "#", which begins an anchor in an address';
  return /[/\\<>:"|?*\p{Cc}\p{Cs}\u2028\u2029\uFFFE]/u.test(name)
    ? 'contains a character that not every file system allows in names'
    : undefined;
}

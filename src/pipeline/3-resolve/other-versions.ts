// Finds pages that are missing in one docs version and exist in another.
import { joinFile } from '#model/file-path';
import type { PlacedPage } from '#model/page';
import { joinPath } from '#model/route';
import type { Version } from '#model/source-file';
import { currentVersion, isBelow, versionFinder } from '#model/version';
import type { PageTable } from './page-table.ts';

/** A page of another version than the one that lacks it. */
export interface Elsewhere {
  readonly page: PlacedPage;
  /** Undefined where the address names a version by a path that it does not have. */
  readonly lacking: Version | undefined;
}

type OfVersion = Pick<Version, 'docs' | 'name'>;

/** A doc with the same id. */
export function docElsewhere(table: PageTable, lacking: OfVersion, id: string): PlacedPage | undefined {
  return firstOf(table, lacking, ({ docs, name }) => table.byId(docs, name, id));
}

/**
 * The page of a file with one of these paths, or with the corresponding path in another version. Paths are relative to the root.
 */
export function fileElsewhere(table: PageTable, lacking: Version, files: readonly string[]): PlacedPage | undefined {
  return firstOf(table, lacking, ({ folder }) => {
    for (const file of files) {
      const own = table.bySource(file);
      if (own?.docs === lacking.docs) return own;
      const inside = file.startsWith(`${lacking.folder}/`) ? file.slice(lacking.folder.length) : undefined;
      const page = inside === undefined ? undefined : table.bySource(joinFile(folder, inside));
      if (page) return page;
    }
    return undefined;
  });
}

/** The page at the same address in another version, also where the address names a version by a path that it does not have. */
export function routeElsewhere(table: PageTable, path: string): Elsewhere | undefined {
  const above = table.versions.filter((version) => isBelow(path, version.path)).sort((a, b) => b.path.length - a.path.length);
  for (const version of above) {
    const rest = path.slice(version.path === '/' ? 0 : version.path.length);
    const page = firstOf(table, version, (other) => pageIn(table, other, rest));
    if (page) return { page, lacking: version };
    const named = pageByName(table, version, rest);
    if (named) return { page: named, lacking: undefined };
  }
  return undefined;
}

/** Resolves `/docs/1.0/intro` where 1.0 is the last version, whose pages are at `/docs`. */
function pageByName(table: PageTable, { docs, path }: Version, rest: string): PlacedPage | undefined {
  const last = table.versions.find((version) => version.docs === docs && version.isLast && version.path === path);
  const named = last && `/${last.name === currentVersion ? 'next' : last.name}`;
  return named !== undefined && isBelow(rest, named) ? pageIn(table, last, rest.slice(named.length)) : undefined;
}

function pageIn(table: PageTable, version: Version | undefined, rest: string): PlacedPage | undefined {
  const page = version && table.byRoute(joinPath(version.path, rest));
  return page?.route.version === version?.name ? page : undefined;
}

/** True where the page of a file or a route is also in the version of another page, so that it is no new name of that page. */
export function isInVersionOf({ bySource, byRoute, byId }: PageTable, other: PlacedPage, path: string): boolean {
  const own = bySource(path) ?? byRoute(path);
  return own?.kind === 'doc' && other.kind === 'doc' && byId(own.docs, other.version, own.id) !== undefined;
}

/** A help text with the version and address of a page; undefined without a page. */
export function helpElsewhere({ versions }: PageTable, page: PlacedPage | undefined): string | undefined {
  const version = page && versionFinder(versions)(page);
  return version && `The version "${version.label}" has it, at "${page.route.path}".`;
}

/** Searches the other versions of a docs folder: the last version first, then the newest. */
function firstOf(
  { versions }: PageTable,
  lacking: OfVersion,
  find: (version: Version) => PlacedPage | undefined,
): PlacedPage | undefined {
  const others = versions.filter(({ docs, name }) => docs === lacking.docs && name !== lacking.name);
  for (const version of others.sort((a, b) => Number(b.isLast) - Number(a.isLast))) {
    const page = find(version);
    if (page) return page;
  }
  return undefined;
}

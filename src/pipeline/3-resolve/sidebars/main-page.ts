// Finds the main page of each version, where its readers begin.
import type { PlacedDoc } from '#model/page';
import { compareText } from '#model/place';
import { joinPath, type Route, routeKey } from '#model/route';
import { firstEntry, type Sidebar } from '#model/sidebar';
import type { Version } from '#model/source-file';
import { type PlacedVersion, versionKey } from '#model/version';
import type { PageTable } from '../page-table.ts';

/** The page at the version's path, else the first doc of its first sidebar, else its first doc. */
export function withMainPages(table: PageTable, sidebars: readonly Sidebar[]): readonly PlacedVersion[] {
  const first = new Map<string, Sidebar>();
  for (const sidebar of sidebars) {
    const key = versionKey(sidebar.docs, sidebar.version);
    if (!first.has(key)) first.set(key, sidebar);
  }
  return table.versions.map((version) => ({
    ...version,
    main: mainOf(table, version, first.get(versionKey(version.docs, version.name))),
  }));
}

function mainOf(table: PageTable, version: Version, sidebar: Sidebar | undefined): Route | undefined {
  const docs = table.docsOf(version).filter(({ unlisted }) => !unlisted);
  const home = routeKey(joinPath(version.path, '/'));
  const start = docs.find(({ route }) => routeKey(route.path) === home);
  return start?.route ?? firstEntry(sidebar?.items ?? [])?.to ?? firstByFile(docs)?.route;
}

function firstByFile(docs: readonly PlacedDoc[]): PlacedDoc | undefined {
  return [...docs].sort((a, b) => compareText(a.document.source.relative, b.document.source.relative))[0];
}

// Arranges the sidebars of a site with the index pages that categories generate, and binds what they name.

import type { Context } from '#context/context';
import { folderOf } from '#model/file-path';
import type { Sidebar } from '#model/sidebar';
import type { DataFile, Sources, Version } from '#model/source-file';
import { versionKey } from '#model/version';
import type { BindAddress } from '../bind/bind-address.ts';
import { checkStaticFile } from '../bind/check-static-file.ts';
import type { Destinations } from '../bind/destinations.ts';
import { askFor, likeliest } from '../likeliest.ts';
import { type PageTable, tabulate } from '../page-table.ts';
import { type SplitPrefix, stripFolderPrefixes } from '../place/number-prefix.ts';
import { uniqueRoutes } from '../place/unique.ts';
import { withNamed } from './added-items.ts';
import { autogenerate, type Shelf } from './autogenerate.ts';
import { readFolderFacts, reportUnusedFolders } from './category-files.ts';
import { generateIndexes, indexImages, indexListings } from './generated-indexes.ts';
import { isUnread, readSidebars } from './read-sidebars.ts';
import { settleSidebar } from './settle.ts';
import type { WrittenItem, WrittenSidebar } from './written-item.ts';

/** What authors and folders list, with the index pages that categories ask for. The addresses in it are still as written. */
export interface ArrangedSidebars {
  readonly versions: readonly { readonly version: Version; readonly sidebars: readonly WrittenSidebar[] }[];
  /** All pages of the site, those indexes among them. */
  readonly table: PageTable;
  /** Versions whose written sidebars could not be read: every name may be that of one. */
  readonly unread: readonly Version[];
}

export function arrangeSidebars(
  context: Context,
  table: PageTable,
  sources: Sources,
  prefixesOf: (docs: string) => SplitPrefix,
): ArrangedSidebars {
  const categories = groupByVersion(sources.categories);
  const written = groupByVersion(sources.sidebars);
  reportUnusedFolders(sources.categories, sources.files, context.reporter);
  const fileOf = (version: Version): DataFile | undefined => written.get(versionKey(version.docs, version.name))?.[0];
  const versions = sources.versions.map((version) => {
    const own = categories.get(versionKey(version.docs, version.name)) ?? [];
    const shelf = shelve(context, table, own, version, prefixesOf(version.docs));
    const sidebars = writtenSidebars(context, fileOf(version), version);
    const items = withNamed(
      sidebars.map(({ name, items }) => ({ name, items: expand(context, shelf, items) })),
      shelf.docs,
    );
    return { version, sidebars: generateIndexes(context, items, version) };
  });
  const listings = new Map(
    versions.flatMap(({ sidebars, version }) => [
      ...indexListings(sidebars, (id) => table.isDraft(version.docs, version.name, id)),
    ]),
  );
  const { pages } = uniqueRoutes(context, [...table.pages, ...listings.keys()], listings);
  const unread = sources.versions.filter((version) => isUnread(fileOf(version)));
  return { versions, table: tabulate({ ...table, pages }), unread };
}

/** Binds what arranged sidebars name: docs by id, addresses, and the pictures of index pages. */
export function settleSidebars(
  context: Context,
  { versions, table }: ArrangedSidebars,
  destinations: Destinations,
  bindAddress: BindAddress,
): readonly Sidebar[] {
  const { settings } = context.config;
  const sidebars = versions.flatMap(({ version, sidebars }) => {
    const docs = settings.docs.find(({ id }) => id === version.docs);
    if (!docs) throw new Error(`the version ${version.name} belongs to docs that do not exist`);
    return sidebars.map((sidebar) => settleSidebar({ context, table, version, docs, bindAddress }, sidebar));
  });
  for (const { address, place } of indexImages(versions.flatMap(({ sidebars }) => sidebars)))
    checkStaticFile(context, destinations, address, place);
  return sidebars;
}

function groupByVersion(files: readonly DataFile[]): ReadonlyMap<string, readonly DataFile[]> {
  const groups = new Map<string, DataFile[]>();
  for (const file of files) {
    const key = versionKey(file.docs, file.version);
    const group = groups.get(key);
    if (group) group.push(file);
    else groups.set(key, [file]);
  }
  return groups;
}

function shelve(
  context: Context,
  table: PageTable,
  categories: readonly DataFile[],
  version: Version,
  split: SplitPrefix,
): Shelf {
  const belongs = ({ docs, version: name }: { docs: string; version: string }): boolean =>
    docs === version.docs && name === version.name;
  return {
    docs: table.docsOf(version),
    folders: readFolderFacts(categories, context.reporter),
    byId: (id) => table.byId(version.docs, version.name, id),
    drafts: table.excluded.drafts.filter(belongs),
    split,
  };
}

/** Without written sidebars there is one, made from all folders. */
function writtenSidebars(context: Context, file: DataFile | undefined, version: Version): readonly WrittenSidebar[] {
  if (file) return readSidebars(file, context.reporter);
  const settings = context.config.settings.docs;
  const item = {
    type: 'autogenerated' as const,
    dirName: '.',
    // The config is parsed for its places: only for somebody who asks.
    get place() {
      return context.config.locate(['docs', settings.findIndex(({ id }) => id === version.docs)]);
    },
  };
  return [{ name: 'defaultSidebar', items: [item] }];
}

/** Autogenerated items are replaced by what their folders hold. */
function expand(context: Context, shelf: Shelf, items: readonly WrittenItem[]): readonly WrittenItem[] {
  return items.flatMap((item) => {
    if (item.type === 'category') return [{ ...item, items: expand(context, shelf, item.items) }];
    if (item.type !== 'autogenerated') return [item];
    const made = autogenerate(shelf, item.dirName);
    if (made) return made;
    context.reporter.report({
      code: 'resolve/unknown-folder',
      message: `the folder "${item.dirName}" holds no page`,
      help:
        askFor(foldersLike(shelf, item.dirName)) ??
        '`dirName` is a folder inside the docs folder, with number prefixes; `.` is all of it.',
      place: item.place,
    });
    return [];
  });
}

/** A folder is named as it is on disk, with number prefixes. */
function foldersLike({ docs, split }: Shelf, dirName: string): readonly string[] {
  const folders = new Set(docs.map(({ document }) => folderOf(document.source.relative)).filter(Boolean));
  for (const folder of folders) if (folderOf(folder) !== '') folders.add(folderOf(folder));
  const same = [...folders].find((folder) => stripFolderPrefixes(folder, split) === stripFolderPrefixes(dirName, split));
  return same === undefined ? likeliest(dirName, [...folders].sort()) : [same];
}

// Resolves queries for a doc by id or a sidebar by name, across the versions that a page may mean.
import type { DocInVersion, InVersions, SidebarOfVersion } from '#model/lookups';
import { type Addressing, printRoute } from '#model/route';
import { firstEntry, type Sidebar } from '#model/sidebar';
import { versionKey } from '#model/version';
import type { IndexedDoc, SiteIndex } from './index-site.ts';
import type { QueryingPage, Resolvers } from './query-context.ts';

/** Undefined where a version has none. */
type Find<T> = (version: string) => T | 'draft' | undefined;

export function answersInVersions(
  { versions, sidebars, settings }: SiteIndex,
  table: DocTable,
): Resolvers<'docById' | 'layoutDoc' | 'layoutSidebar'> {
  const looksIn = ({ version }: QueryingPage, docs: string): readonly string[] => {
    const latest = versions.find((one) => one.docs === docs && one.isLast);
    return [...new Set([...(version?.docs === docs ? [version.name] : []), ...(latest ? [latest.name] : [])])];
  };
  /** Undefined where none of the searched versions has it. The reader's preferred version is known only in the browser. */
  const inVersions = <T>(page: QueryingPage, docs: string, find: Find<T>): InVersions<T> | undefined => {
    const active = page.version?.docs === docs ? find(page.version.name) : undefined;
    if (active !== undefined && active !== 'draft') return { found: active, preferred: {} };
    const all = looksIn(page, docs).flatMap((name) => find(name) ?? []);
    if (all.length === 0) return undefined;
    const published = all.find((one) => one !== 'draft');
    const preferred = versions.flatMap(({ docs: folder, name }): readonly (readonly [string, T])[] => {
      const found = folder === docs ? find(name) : undefined;
      return found === undefined || found === 'draft' ? [] : [[name, found]];
    });
    return { found: (published as T | undefined) ?? null, preferred: Object.fromEntries(preferred) };
  };
  const sidebarsOf = (docs: string, version: string): readonly Sidebar[] =>
    sidebars.filter((one) => one.docs === docs && one.version === version);
  return {
    docById({ version }, id = '') {
      const found = version && table.find(version.docs, version.name, id);
      if (!found || found === 'draft') throw new Error(`no version doc found by id=${id}`);
      return toldOf(found);
    },
    layoutDoc(page, docs = '', id = '') {
      const found = inVersions<DocInVersion>(page, docs, (version) => {
        const doc = table.find(docs, version, id);
        return typeof doc === 'object' ? toldOf(doc) : doc;
      });
      if (found) return found;
      const names = looksIn(page, docs);
      const known = new Set(names.flatMap((name) => table.of(docs, name).map((doc) => doc.id)));
      throw new Error(
        `Couldn't find any doc with id "${id}" in version${plural(names)} "${names.join(', ')}".\nAvailable doc ids are:\n- ${[...known].sort().join('\n- ')}`,
      );
    },
    layoutSidebar(page, docs = '', id = '') {
      const found = inVersions<SidebarOfVersion>(page, docs, (version) => {
        const sidebar = sidebarsOf(docs, version).find(({ name }) => name === id);
        return sidebar && { link: linkOf(sidebar, settings) };
      });
      if (found) return found;
      const names = looksIn(page, docs);
      const known = names.flatMap((version) => sidebarsOf(docs, version).map(({ name }) => name));
      // The single quote is as in Docusaurus.
      throw new Error(
        `Can't find any sidebar with id "${id}" in version${plural(names)} ${names.join(', ')}".\nAvailable sidebar ids are:\n- ${known.join('\n- ')}`,
      );
    },
  };
}

function toldOf({ docs: _docs, version: _version, route: _route, ...told }: IndexedDoc): DocInVersion {
  return told;
}

function linkOf({ items }: Sidebar, settings: Addressing): SidebarOfVersion['link'] {
  const first = firstEntry(items);
  return first ? { label: first.label, path: printRoute(first.to, settings) } : null;
}

function plural({ length }: readonly string[]): string {
  return length > 1 ? 's' : '';
}

export interface DocTable {
  /** Undefined for a missing doc, `draft` for an unpublished one. */
  find(docs: string, version: string, id: string): IndexedDoc | 'draft' | undefined;
  of(docs: string, version: string): readonly IndexedDoc[];
}

export function tabulateDocs({ docs, drafts }: SiteIndex): DocTable {
  const byVersion = new Map<string, Map<string, IndexedDoc>>();
  for (const doc of docs) {
    const key = versionKey(doc.docs, doc.version);
    const known = byVersion.get(key) ?? new Map<string, IndexedDoc>();
    byVersion.set(key, known.set(doc.id, doc));
  }
  const unpublished = new Set(drafts.map((draft) => `${versionKey(draft.docs, draft.version)}${draft.id}`));
  return {
    find(docs, version, id) {
      const key = versionKey(docs, version);
      return byVersion.get(key)?.get(id) ?? (unpublished.has(`${key}${id}`) ? 'draft' : undefined);
    },
    of: (docs, version) => [...(byVersion.get(versionKey(docs, version))?.values() ?? [])],
  };
}

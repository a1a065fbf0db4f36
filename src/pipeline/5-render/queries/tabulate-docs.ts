// Indexes the docs of a site by version and by id.
import { versionKey } from '#model/version';
import type { IndexedDoc, SiteIndex } from './index-site.ts';

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

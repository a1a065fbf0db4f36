// Provides hooks for the current doc and for docs by id, under Docusaurus' names.
import type { DocInVersion, DocOfPage } from '#model/lookups';
import { usePage } from '../page/page-context.tsx';
import { useAsk } from './ask.ts';
import { usePreferredName } from './versions.ts';

export interface DocWithToc extends DocOfPage {
  readonly toc: readonly { readonly value: string; readonly id: string; readonly level: number }[];
}

/** The doc that a component stands on. Throws on a page that is no doc. */
export function useDoc(): DocWithToc {
  const doc = useAsk('useDoc', 'DocProvider')('doc');
  return { ...doc, toc: usePage().toc.map(({ html, id, depth }) => ({ value: html, id, level: depth })) };
}

/** A doc of the version that the page belongs to. Throws where there is none. */
export function useDocById(id: string): DocInVersion;
export function useDocById(id: string | undefined): DocInVersion | undefined;
export function useDocById(id: string | undefined): DocInVersion | undefined {
  const ask = useAsk('useDocsVersion', 'DocsVersionProvider');
  return id ? ask('docById', id) : undefined;
}

/**
 * Returns a doc of the page's version, else of the reader's preferred one, else of the latest. Null for a draft; throws if there
 * is none.
 */
export function useLayoutDoc(id: string, pluginId = 'default'): DocInVersion | null {
  const { found, preferred } = useAsk('useLayoutDoc')('layoutDoc', pluginId, id);
  const [name] = usePreferredName(pluginId);
  return preferred[name ?? ''] ?? found;
}

// Provides hooks for the data of plugins, under Docusaurus' names and by a key.

import type { Json } from '#model/json';
import type { DocsFolder, DocsFolders } from '#model/lookups';
import { useAsk } from './ask.ts';

export interface DataOptions {
  /** Throws if there is no data. */
  readonly failfast?: boolean | undefined;
}

/** The data of a plugin by its ids; undefined for one that has none. */
export function useAllPluginInstancesData(name: string, { failfast }: DataOptions = {}): DocsFolders | undefined {
  return useAsk('useAllPluginInstancesData')('allPluginData', name, failfast ? 'failfast' : '') ?? undefined;
}

/** The data of a plugin under one id, which is `default` where none is named; undefined where there is none. */
export function usePluginData(name: string, id = 'default', { failfast }: DataOptions = {}): DocsFolder | undefined {
  return useAsk('usePluginData')('pluginData', name, id, failfast ? 'failfast' : '') ?? undefined;
}

/** The data of every plugin that has some. */
export function useGlobalData(): Readonly<Record<string, DocsFolders>> {
  return { 'docusaurus-plugin-content-docs': useAllDocsData() };
}

export function useAllDocsData(): DocsFolders {
  return useAllPluginInstancesData('docusaurus-plugin-content-docs') ?? {};
}

/** Throws where there is no such docs folder. */
export function useDocsData(id = 'default'): DocsFolder {
  return useAsk('useDocsData')('docsData', id);
}

/** Throws if no plugin has data for the key. The page is rendered again when the data changes. */
export function useData<Data extends Json>(key: string): Data {
  return useAsk('useData')('data', key) as Data;
}

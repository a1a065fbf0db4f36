// The name of a plugin to what it tells all pages, under the names that Docusaurus has for it: that of the docs, by folder.
import type { DocsFolder } from '#model/lookups';
import { useAsk } from './ask.ts';

const docsPlugin = 'docusaurus-plugin-content-docs';

export interface DataOptions {
  /** Throw where there is nothing. */
  readonly failfast?: boolean | undefined;
}

export type DocsFolders = Readonly<Record<string, DocsFolder>>;

export function useGlobalData(): Readonly<Record<string, DocsFolders>> {
  return { [docsPlugin]: useAllDocsData() };
}

/** The data of a plugin by its ids; undefined for one that has none. */
export function useAllPluginInstancesData(name: string, { failfast }: DataOptions = {}): DocsFolders | undefined {
  const ask = useAsk();
  const ids = name === docsPlugin ? ask('folders') : [];
  if (ids.length > 0) return Object.fromEntries(ids.map((id) => [id, ask('folder', id) as DocsFolder]));
  if (failfast) throw missing(name);
  return undefined;
}

/** The data of a plugin under one id, which is `default` where none is named; undefined where there is none. */
export function usePluginData(name: string, id = 'default', { failfast }: DataOptions = {}): DocsFolder | undefined {
  const ask = useAsk();
  const data = name === docsPlugin ? ask('folder', id) : null;
  if (!data && failfast) throw missing(name, name === docsPlugin && ask('folders').length > 0 ? ` with id "${id}"` : '');
  return data ?? undefined;
}

export function useAllDocsData(): DocsFolders {
  return useAllPluginInstancesData(docsPlugin) ?? {};
}

/** Throws where there is no such docs folder. */
export function useDocsData(id?: string): DocsFolder {
  const data = usePluginData(docsPlugin, id);
  if (data) return data;
  const named = id === undefined ? '' : ` (pluginId=${id})`;
  throw new Error(`You are using a feature of the Docusaurus docs plugin, but this plugin does not seem to be enabled${named}`);
}

function missing(name: string, withId = ''): Error {
  return new Error(`Docusaurus plugin global data not found for "${name}" plugin${withId}.`);
}

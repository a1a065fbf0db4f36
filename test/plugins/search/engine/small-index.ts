// Indexes a few pages in memory, as the local engine does for a site.
import type { PluginContext } from '../../../../src/model/plugin-context.ts';
import type { SearchIndex, SearchPage, SearchSection } from '../../../../src/model/search.ts';
import { createLocalClient } from '../../../../src/plugins/search/engine/local-client.ts';
import { localEngine } from '../../../../src/plugins/search/local/local.ts';
import { titled } from '../../../../src/plugins/search/records/search-index.ts';
import { sectionsOf } from '../../../../src/plugins/search/records/sections.ts';
import { readHtml } from '../../../read-html.ts';

export type SmallPage = Partial<SearchPage> & { readonly html: string; readonly title: string };

/** Files by path, and a client that reads them. */
export async function smallIndex(pages: Readonly<Record<string, SmallPage>>, options: Partial<SearchIndex> = {}) {
  const found = Object.entries(pages).map(([url, { html, title, ...rest }]): SearchPage => {
    const sections: readonly SearchSection[] = titled(sectionsOf(readHtml(html)), title);
    return {
      url,
      title,
      description: '',
      trail: [],
      type: 'doc',
      tags: [],
      keywords: [],
      boost: 1,
      digest: html,
      sections: async () => sections,
      ...rest,
    };
  });
  const index: SearchIndex = {
    folder: 'search-index',
    lang: 'en',
    synonyms: [],
    scopes: [{ id: 'default', label: '', pages: found }],
    ...options,
  };
  const engine = localEngine();
  // The context of a plugin without a cache and without threads.
  const task = async (name: string, _: string, input: () => unknown) => engine.tasks?.[name]?.((await input()) as never, ctx);
  const cached = async (_: string, make: () => unknown) => make();
  const ctx = { task, cached } as unknown as PluginContext;
  const files = new Map<string, string>();
  for (const { path, make } of await engine.index(index, ctx))
    files.set(path.slice('search-index/'.length), String(await make()));
  const read: string[] = [];
  const client = createLocalClient(
    { scopes: index.scopes.map(({ id }) => id), folder: index.folder },
    {
      async read(path) {
        read.push(path);
        const text = files.get(path);
        if (text === undefined) throw new Error(`there is no file ${path}`);
        return text;
      },
    },
  );
  const ask = async (text: string, more = {}) => client.search({ text, scopes: [], limit: 20, ...more });
  const urls = async (text: string, more = {}) => (await ask(text, more)).hits.map(({ url }) => url);
  return { files, read, client, ask, urls };
}

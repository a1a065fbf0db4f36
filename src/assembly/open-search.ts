// Opens the search of an output by its files, as a browser does.
import type { OpenSearch } from '#tools/compare-sites/search-answers';
import { createLocalClient, indexFolder, overviewPath, testsFile, type WrittenTests } from '../plugins/search/engine/engine.ts';

export const openSearch: OpenSearch = (readFile) => {
  const read = (path: string): string | undefined => readFile(`${indexFolder}/${path}`);
  if (read('pages.json') === undefined) return undefined;
  const queries = readQueries(read(testsFile));
  const scopes = new Set(['default', ...(queries ?? []).flatMap((one) => one.scopes)]);
  const clientFor = (asked: readonly string[]) => {
    // A version may be in one of the outputs alone.
    const there = [...new Set([...scopes, ...asked])].filter((scope) => read(overviewPath(scope)) !== undefined);
    return createLocalClient(
      { scopes: there, folder: indexFolder },
      {
        async read(path) {
          const text = read(path);
          if (text === undefined) throw new Error(`"${path}" is missing in its index`);
          return text;
        },
      },
    );
  };
  const clients = new Map<string, ReturnType<typeof clientFor>>();
  return {
    queries,
    async ask({ query, scopes: asked }, limit) {
      const key = asked.join('\n');
      const client = clients.get(key) ?? clientFor(asked);
      clients.set(key, client);
      const { hits } = await client.search({ text: query, scopes: asked, limit });
      return hits.map(({ url, page, headings }) => ({
        url,
        title: [page, headings.at(-1) ?? []].flatMap((marked) => marked.map(({ text }) => text).join('') || []).join(' › '),
      }));
    },
  };
};

function readQueries(text: string | undefined): WrittenTests['queries'] | undefined {
  try {
    const { queries } = Object(JSON.parse(text ?? '')) as Partial<WrittenTests>;
    const areTexts = (list: unknown): boolean => Array.isArray(list) && list.every((one) => typeof one === 'string');
    const isFine = Array.isArray(queries) && queries.every((one) => areTexts([one?.query]) && areTexts(one?.scopes));
    return isFine ? queries : undefined;
  } catch {
    return undefined;
  }
}

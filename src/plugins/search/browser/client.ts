// Opens the client of the site's search engine: that of a plugin which answers, else the one that reads the site's own index.
import type { CreateSearchClient, SearchClient, SearchMeta } from '#model/search';

type LoadClient = () => Promise<{ readonly default: CreateSearchClient }>;

export async function openClient({ config, base }: SearchMeta): Promise<SearchClient> {
  let load: LoadClient = () => import('./local-client.ts');
  const answer = (other: LoadClient): void => {
    load = other;
  };
  document.dispatchEvent(new CustomEvent('slodocs:search-client', { detail: answer, bubbles: true }));
  const { default: create } = await load();
  return create(config, base);
}

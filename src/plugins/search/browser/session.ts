// Holds the client that all searches of a visit share, loaded when it is first needed.
import type { CreateSearchClient, SearchClient, SearchMeta } from 'slodocs/kit';
import { chosenScopes, readMeta, withUnversioned } from './meta.ts';

export interface Session {
  /** What failed is tried again when it is asked for again. */
  client(): Promise<SearchClient>;
  /** Loads what the first query of a page needs. */
  warm(): void;
}

export function createSession(): Session {
  let opening: Promise<SearchClient> | undefined;
  const client = (): Promise<SearchClient> => {
    opening ??= openClient(readMeta()).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  return {
    client,
    warm() {
      const scopes = withUnversioned(chosenScopes(readMeta()));
      // Whoever needs it hears of the fault.
      client().then((opened) => opened.warm?.(scopes), String);
    },
  };
}

type LoadClient = () => Promise<{ readonly default: CreateSearchClient }>;

async function openClient({ config, base }: SearchMeta): Promise<SearchClient> {
  let load: LoadClient = () => import('./local-client.ts');
  const answer = (other: LoadClient): void => {
    load = other;
  };
  document.dispatchEvent(new CustomEvent('slodocs:search-client', { detail: answer, bubbles: true }));
  const { default: create } = await load();
  return create(config, base);
}

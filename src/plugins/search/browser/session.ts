// Keeps what all searches of a visit share: the client and the texts, each loaded when it is first needed.
import type { SearchClient, SearchMeta } from '#model/search';
import { openClient } from './client.ts';
import { chosenScopes, readMeta, withUnversioned } from './meta.ts';
import { loadSay, type Say } from './texts.ts';

export interface Session {
  client(): Promise<SearchClient>;
  say(): Promise<Say>;
  /** Loads what the first query of a page needs. */
  warm(): void;
}

export function createSession(): Session {
  const client = once(openClient);
  const say = once(({ files }) => loadSay(files));
  return {
    client,
    say,
    warm() {
      const scopes = withUnversioned(chosenScopes(readMeta()));
      client().then((opened) => opened.warm?.(scopes), ignore);
      say().catch(ignore);
    },
  };
}

/** What failed is tried again when it is asked for again. */
function once<Value>(load: (meta: SearchMeta) => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load(readMeta()).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** Whoever needs it hears of the fault. */
function ignore(): void {}

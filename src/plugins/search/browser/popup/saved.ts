// Saves recent searches and favorites in the reader's browser.
import { createStorageSlot } from 'slodocs/theme';
import type { SearchMeta } from '#model/search';
import { printEntry, readEntry, type SavedEntry } from './saved-entry.ts';

const mostRecent = 7;
const mostRecentBesideFavorites = 4;
const mostFavorites = 10;

export interface Saved {
  recent(): readonly SavedEntry[];
  favorites(): readonly SavedEntry[];
  /** Adds it to the recent ones, unless it is a favourite. */
  remember(entry: SavedEntry): void;
  /** Makes a recent one a favourite. */
  keep(entry: SavedEntry): void;
  forget(entry: SavedEntry): void;
}

/** Without storage, the lists stay empty. */
export function createSaved({ config }: SearchMeta): Saved {
  const index = indexName(config);
  const recent = listIn(`__DOCSEARCH_RECENT_SEARCHES__${index}`, mostRecent);
  const favorites = listIn(`__DOCSEARCH_FAVORITE_SEARCHES__${index}`, mostFavorites);
  return {
    favorites: favorites.read,
    recent() {
      const kept = favorites.read();
      return recent.read().slice(0, kept.length > 0 ? mostRecentBesideFavorites : mostRecent);
    },
    remember(entry) {
      if (!favorites.read().some(({ url }) => url === entry.url)) recent.add(entry);
    },
    keep(entry) {
      recent.remove(entry);
      favorites.add(entry);
    },
    forget(entry) {
      recent.remove(entry);
      favorites.remove(entry);
    },
  };
}

/** Of engines with named indexes, DocSearch ends its keys with the name. */
function indexName(config: SearchMeta['config']): string {
  const name = config && typeof config === 'object' && 'indexName' in config ? config['indexName'] : undefined;
  return typeof name === 'string' ? name : '';
}

function listIn(key: string, most: number) {
  const slot = createStorageSlot(key);
  const read = (): readonly SavedEntry[] => {
    try {
      const values: unknown = JSON.parse(slot.get() ?? '[]');
      return Array.isArray(values) ? values.flatMap((value) => readEntry(value) ?? []).slice(0, most) : [];
    } catch {
      return [];
    }
  };
  const write = (entries: readonly SavedEntry[]): void => slot.set(JSON.stringify(entries.slice(0, most).map(printEntry)));
  const without = (entry: SavedEntry): readonly SavedEntry[] => read().filter(({ url }) => url !== entry.url);
  return {
    read,
    add: (entry: SavedEntry): void => write([entry, ...without(entry)]),
    remove: (entry: SavedEntry): void => {
      const rest = without(entry);
      if (rest.length < read().length) write(rest);
    },
  };
}

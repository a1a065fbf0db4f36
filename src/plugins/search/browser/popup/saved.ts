// Saves recent searches and favorites in the reader's browser.

import type { Marked, SearchHit, SearchMeta } from 'slodocs/kit';
import { createStorageSlot } from 'slodocs/theme';

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

export interface SavedEntry {
  readonly url: string;
  readonly title: string;
  readonly trail: readonly string[];
  readonly type: SearchHit['type'];
}

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** A result within a text saves its page. */
export function entryOf({ url, page, headings, kind, group, type }: SearchHit): SavedEntry {
  const titles = (kind === 'text' ? [page] : [page, ...headings]).map(textOf);
  return {
    url: kind === 'text' ? url.replace(/#.*/s, '') : url,
    title: titles.at(-1) ?? '',
    trail: [...(group === '' ? [] : [group]), ...titles.slice(0, -1)],
    type,
  };
}

function printEntry({ url, title, trail, type }: SavedEntry): unknown {
  const titles = [...trail, title].slice(-levels.length);
  const hierarchy = Object.fromEntries(levels.map((level, n) => [level, titles[n] ?? null]));
  return { objectID: url, url, type: levels[titles.length - 1], hierarchy, content: null, pageType: type };
}

/** Undefined for what is no entry: readers and other scripts can write anything there. */
function readEntry(value: unknown): SavedEntry | undefined {
  const { url, hierarchy, pageType } = (value ?? {}) as { url?: unknown; hierarchy?: unknown; pageType?: unknown };
  if (typeof url !== 'string' || !isWebAddress(url) || typeof hierarchy !== 'object' || hierarchy === null) return undefined;
  const titles = levels
    .map((level) => (hierarchy as Record<string, unknown>)[level])
    .filter((title): title is string => typeof title === 'string' && title !== '');
  const type = (['doc', 'post', 'page', 'list'] as const).find((one) => one === pageType) ?? 'doc';
  const title = titles.at(-1);
  return title === undefined ? undefined : { url, title, trail: titles.slice(0, -1), type };
}

function isWebAddress(url: string): boolean {
  return URL.canParse(url, location.href) && /^https?:$/.test(new URL(url, location.href).protocol);
}

function textOf(marked: Marked): string {
  return marked.map(({ text }) => text).join('');
}

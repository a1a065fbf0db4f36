// Defines the store's namespaces (shelves), entries and pack names.

/**
 * What the cache stores: facts of documents, compiled bodies, rendered pages, small facts of pages, copies of images, and notes
 * (anything else).
 */
export type Shelf = 'facts' | 'bodies' | 'pages' | 'heads' | 'images' | 'notes';

/**
 * In order of eviction when the store is too big: pages are the largest, images the slowest to make, and all others depend on
 * notes.
 */
export const shelves: readonly Shelf[] = ['pages', 'bodies', 'heads', 'facts', 'images', 'notes'];

/** Where the bytes of a key are stored. */
export interface Entry {
  /** The number of the pack. */
  readonly pack: number;
  readonly offset: number;
  readonly length: number;
  /** The CRC-32 of the bytes. */
  readonly crc: number;
  /** The number of the last run that used it. Only runs that put something are counted. */
  used: number;
}

export interface Kept {
  readonly shelf: Shelf;
  readonly key: string;
  readonly entry: Entry;
}

/** The entries of one namespace by key. */
export type Table = Map<string, Entry>;

/** The file name of a pack in the store's folder. */
export function packName(shelf: Shelf, pack: number): string {
  return `${shelf}-${pack}.pack`;
}

const packNames = new RegExp(`^(?:${shelves.join('|')})-\\d+\\.pack$`);

export function isPackName(name: string): boolean {
  return packNames.test(name);
}

// The words of the store: its shelves, and what it knows of the bytes under a key.

/** What is kept: facts of documents, their compiled bodies, rendered pages, the small facts of pages, copies of images, notes (anything else). */
export type Shelf = 'facts' | 'bodies' | 'pages' | 'heads' | 'images' | 'notes';

/**
 * In the order in which they are given up when the store is too big: pages weigh most, images take longest to make, and notes
 * are what the others hang on.
 */
export const shelves: readonly Shelf[] = ['pages', 'bodies', 'heads', 'facts', 'images', 'notes'];

/** Where the bytes under a key are. */
export interface Entry {
  /** The number of the pack. */
  readonly pack: number;
  readonly offset: number;
  readonly length: number;
  /** The CRC-32 of the bytes. */
  readonly crc: number;
  /** The last run that used it. Only runs that put something are counted. */
  used: number;
}

export interface Kept {
  readonly shelf: Shelf;
  readonly key: string;
  readonly entry: Entry;
}

/** The entries of a shelf by key. */
export type Table = Map<string, Entry>;

/** The file of a pack, in the folder of the store. */
export function packName(shelf: Shelf, pack: number): string {
  return `${shelf}-${pack}.pack`;
}

const packNames = new RegExp(`^(?:${shelves.join('|')})-\\d+\\.pack$`);

export function isPackName(name: string): boolean {
  return packNames.test(name);
}

// Opens a store's folder for one run: its index tables, open packs and new packs.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { attempt } from '#model/attempt';
import { type GrowingPack, growPack } from './growing-pack.ts';
import {
  decodeIndex,
  type Entry,
  emptyIndex,
  type Index,
  type Namespace,
  namespaces,
  type PackId,
  packName,
  type Table,
} from './index-format.ts';
import { createWindows, openPack, type Pack, type Windows } from './pack.ts';
import { createDisk, type Disk } from './refusal.ts';

export interface Holdings {
  readonly folder: string;
  readonly disk: Disk;
  /** The number that this run gets if it puts something. */
  readonly run: number;
  nextPack: number;
  readonly tableOf: (shelf: Namespace) => Table;
  /** By number. */
  readonly packs: Map<number, Held>;
  /** Indexes of entries that other machines have made; those of the folder come first. */
  readonly adopted: Adopted[];
  readonly windows: Windows;
}

interface Adopted {
  readonly index: Index;
  /** By the numbers that packs have in the index: their shelves and their numbers here. */
  readonly numbers: ReadonlyMap<number, readonly [Namespace, number]>;
}

export interface Held {
  readonly shelf: Namespace;
  readonly pack: Pack;
}

/** Namespaces of which a run with changes reads every entry. */
const readWhole: ReadonlySet<Namespace> = new Set(['facts', 'heads']);

/** How often to reread the index when a concurrent writer has removed a pack that it named. */
const tries = 5;

export function openHoldings(folder: string): Holdings {
  const windows = createWindows();
  const disk = createDisk();
  let bytes = readIndex(folder);
  for (let left = tries; ; left -= 1) {
    const index = decodeIndex(bytes) ?? emptyIndex;
    const packs = new Map<number, Held>();
    for (const { shelf, pack: number } of index.packs) {
      const pack = openIn({ folder, windows }, shelf, number);
      if (pack !== undefined) packs.set(number, { shelf, pack });
    }
    const run = index.run + 1;
    const adopted: Adopted[] = [];
    const tableOf = lazyTables(index, adopted, run);
    const holdings = { folder, disk, run, nextPack: index.nextPack, tableOf, packs, adopted, windows };
    if (packs.size === index.packs.length || left === 0) return holdings;
    // A pack is missing: it was lost, or a concurrent writer removed it and left a newer index.
    const newer = readIndex(folder);
    if (newer.equals(bytes)) return holdings;
    for (const { pack } of packs.values()) pack.close();
    bytes = newer;
  }
}

/** Starts a new pack with the next number. */
export function startPack(
  holdings: Holdings,
  shelf: Namespace,
  disk: Disk,
): { readonly number: number; readonly pack: GrowingPack } {
  const number = holdings.nextPack;
  holdings.nextPack += 1;
  return { number, pack: growPack(join(holdings.folder, packName(shelf, number)), disk) };
}

/** `undefined` when the checksum does not match. */
export function readEntry({ packs }: Holdings, { pack, offset, length, crc }: Entry): Uint8Array | undefined {
  const bytes = packs.get(pack)?.pack.read(offset, length);
  return bytes !== undefined && crc32(bytes) === crc ? bytes : undefined;
}

/** Closes a pack. Its file is removed once the index no longer names it. */
export function letGo({ packs }: Holdings, number: number): void {
  packs.get(number)?.pack.close();
  packs.delete(number);
}

export function openIn({ folder, windows }: Pick<Holdings, 'folder' | 'windows'>, shelf: Namespace, number: number) {
  return openPack(join(folder, packName(shelf, number)), readWhole.has(shelf) ? windows : undefined);
}

/**
 * Adds the entries of another machine that are not in the tables, and returns its packs by their numbers here. None can be read
 * before it is put into `packs`. Called before the first table is asked for.
 */
export function adopt(holdings: Holdings, index: Index): ReadonlyMap<number, PackId> {
  const packs = new Map<number, PackId>();
  for (const pack of index.packs) {
    packs.set(holdings.nextPack, pack);
    holdings.nextPack += 1;
  }
  holdings.adopted.push({ index, numbers: new Map([...packs].map(([number, { shelf, pack }]) => [pack, [shelf, number]])) });
  return packs;
}

/** Drops packs with all their entries. */
export function dropPacks(holdings: Holdings, numbers: ReadonlySet<number>): void {
  if (numbers.size === 0) return;
  for (const number of numbers) letGo(holdings, number);
  for (const shelf of namespaces) {
    const table = holdings.tableOf(shelf);
    for (const [key, { pack }] of table) if (numbers.has(pack)) table.delete(key);
  }
}

function readIndex(folder: string): Buffer {
  return attempt(() => readFileSync(join(folder, 'index')), Buffer.alloc(0));
}

function lazyTables(own: Index, adopted: readonly Adopted[], run: number): (shelf: Namespace) => Table {
  const tables = new Map<Namespace, Table>();
  return (shelf) => {
    const known = tables.get(shelf);
    if (known) return known;
    const table = own.tableOf(shelf);
    for (const { index, numbers } of adopted) {
      for (const [key, entry] of index.tableOf(shelf)) {
        const [there, pack] = numbers.get(entry.pack) ?? [];
        if (there === shelf && pack !== undefined && !table.has(key)) table.set(key, { ...entry, pack, used: run - 1 });
      }
    }
    tables.set(shelf, table);
    return table;
  };
}

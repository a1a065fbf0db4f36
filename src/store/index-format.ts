// Encodes and decodes the binary index of a store. Numbers are little-endian on every machine.
import { crc32 } from 'node:zlib';

/**
 * What the cache stores: facts of documents, compiled bodies, rendered pages, small facts of pages, copies of images, logs of what
 * this machine has done, and notes (anything else).
 */
export type Namespace = 'facts' | 'bodies' | 'pages' | 'heads' | 'images' | 'logs' | 'notes';

/**
 * In order of eviction when the store is too big: pages are the largest, images the slowest to make, and all others depend on
 * notes.
 */
export const namespaces: readonly Namespace[] = ['pages', 'bodies', 'heads', 'facts', 'images', 'logs', 'notes'];

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
  readonly shelf: Namespace;
  readonly key: string;
  readonly entry: Entry;
}

/** The entries of one namespace by key. */
export type Table = Map<string, Entry>;

/** The file name of a pack in the store's folder. */
export function packName(shelf: Namespace, pack: number): string {
  return `${shelf}-${pack}.pack`;
}

const packNames = new RegExp(`^(?:${namespaces.join('|')})-\\d+\\.pack$`);

export function isPackName(name: string): boolean {
  return packNames.test(name);
}

/** The content of a store at the time it is opened. */
export interface Index {
  /** The number of the last run. */
  readonly run: number;
  /** The number of the next pack. */
  readonly nextPack: number;
  readonly packs: readonly PackId[];
  /** Decoded on demand: a run that needs one namespace does not decode the others. */
  readonly tableOf: (shelf: Namespace) => Table;
}

export interface PackId {
  readonly shelf: Namespace;
  readonly pack: number;
}

/** The version of the format; an index of any other version is ignored. */
const format = 2;
/** The first bytes of every index. */
export const indexMagic = Buffer.from('slodocs\0', 'latin1');
/** The checksum covers everything after this offset. */
const checked = indexMagic.length + 8;
const headLength = checked + 12 + 4 * namespaces.length;
const packLength = 8;
/** Stores have a few dozen. */
const mostPacks = 2 ** 16;
const keyLength = 32;
export const recordLength = 24 + keyLength;

export const emptyIndex: Index = { run: 0, nextPack: 1, packs: [], tableOf: () => new Map() };

/** `undefined` for an index that is damaged, foreign or of another format version. It may come from another machine. */
export function decodeIndex(bytes: Buffer): Index | undefined {
  if (bytes.length < headLength || !bytes.subarray(0, indexMagic.length).equals(indexMagic)) return undefined;
  if (bytes.readUInt32LE(indexMagic.length) !== format) return undefined;
  if (bytes.readUInt32LE(indexMagic.length + 4) !== crc32(bytes.subarray(checked))) return undefined;
  const run = bytes.readUInt32LE(checked);
  const nextPack = bytes.readUInt32LE(checked + 4);
  const packCount = bytes.readUInt32LE(checked + 8);
  if (packCount > mostPacks) return undefined;
  const counts = namespaces.map((_, index) => bytes.readUInt32LE(checked + 12 + 4 * index));
  const records = headLength + packCount * packLength;
  const count = counts.reduce((sum, each) => sum + each, 0);
  if (bytes.length !== records + count * recordLength) return undefined;
  const packs = Array.from({ length: packCount }, (_, index): PackId => {
    const at = headLength + index * packLength;
    return { shelf: namespaces[bytes.readUInt32LE(at)] as Namespace, pack: bytes.readUInt32LE(at + 4) };
  });
  if (packs.some(({ shelf }) => shelf === undefined) || new Set(packs.map(({ pack }) => pack)).size < packCount) return undefined;
  return { run, nextPack, packs, tableOf };

  function tableOf(shelf: Namespace): Table {
    const place = namespaces.indexOf(shelf);
    const before = counts.slice(0, place).reduce((sum, count) => sum + count, 0);
    const table: Table = new Map();
    for (let index = 0; index < (counts[place] as number); index += 1)
      readRecord(bytes, records + (before + index) * recordLength, table);
    return table;
  }
}

export function encodeIndex({ run, nextPack, packs, tableOf }: Index): Buffer {
  const count = namespaces.reduce((sum, shelf) => sum + tableOf(shelf).size, 0);
  const bytes = Buffer.alloc(headLength + packs.length * packLength + count * recordLength);
  indexMagic.copy(bytes);
  bytes.writeUInt32LE(format, indexMagic.length);
  bytes.writeUInt32LE(run, checked);
  bytes.writeUInt32LE(nextPack, checked + 4);
  bytes.writeUInt32LE(packs.length, checked + 8);
  for (const [index, shelf] of namespaces.entries()) bytes.writeUInt32LE(tableOf(shelf).size, checked + 12 + 4 * index);
  let at = headLength;
  for (const { shelf, pack } of packs) {
    bytes.writeUInt32LE(namespaces.indexOf(shelf), at);
    bytes.writeUInt32LE(pack, at + 4);
    at += packLength;
  }
  for (const shelf of namespaces) {
    for (const [key, entry] of tableOf(shelf)) {
      writeRecord(bytes, at, key, entry);
      at += recordLength;
    }
  }
  bytes.writeUInt32LE(crc32(bytes.subarray(checked)), indexMagic.length + 4);
  return bytes;
}

function readRecord(bytes: Buffer, at: number, table: Table): void {
  const key = at + 24;
  table.set(bytes.toString('hex', key, key + Math.min(keyLength, bytes.readUInt16LE(at + 22))), {
    pack: bytes.readUInt32LE(at),
    length: bytes.readUInt32LE(at + 4),
    crc: bytes.readUInt32LE(at + 8),
    used: bytes.readUInt32LE(at + 12),
    offset: bytes.readUIntLE(at + 16, 6),
  });
}

function writeRecord(bytes: Buffer, at: number, key: string, { pack, length, crc, used, offset }: Entry): void {
  bytes.writeUInt32LE(pack, at);
  bytes.writeUInt32LE(length, at + 4);
  bytes.writeUInt32LE(crc, at + 8);
  bytes.writeUInt32LE(used, at + 12);
  bytes.writeUIntLE(offset, at + 16, 6);
  bytes.writeUInt16LE(key.length / 2, at + 22);
  bytes.write(key, at + 24, 'hex');
}

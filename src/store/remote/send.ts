// Sends to the remote cache what a run used and the server lacks, as a layer of its own.
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import pLimit from 'p-limit';
import type { Holdings } from '../holdings.ts';
import { type Entry, encodeIndex, type Namespace, namespaces, type PackId, packName, type Table } from '../index-format.ts';
import { openPack, type Pack } from '../pack.ts';
import { isSame, layersToKeep } from './kept-layers.ts';
import { type Blob, sha256 } from './protocol.ts';
import type { AdoptedLayer, RemoteCache } from './remote-cache.ts';
import { type Layer, mostPackBytes } from './roots.ts';

/** A server takes packs of this size, and a lost one is little lost. An entry that is larger has a pack of its own. */
const packBytes = 8 * 2 ** 20;
const atOnce = 4;
/** What a machine has done is of no use to another. */
const shared = namespaces.filter((shelf) => shelf !== 'logs');

export interface Sending {
  /** Runs after the local commit, which may have removed the packs: they stay open for this. */
  send(): Promise<void>;
}

interface Upload {
  readonly key: string;
  readonly entry: Entry;
}

/**
 * Decides what to send, before the commit drops what is not on this machine. `isComplete`: the run asked for all that the site
 * consists of, so that a layer of which it used little has had its time.
 */
export function planSending(
  holdings: Holdings,
  remote: RemoteCache,
  { isComplete, isPart }: { readonly isComplete: boolean; readonly isPart: boolean },
): Sending {
  const kept = layersToKeep(holdings, remote, { isComplete, isPart });
  // What other roots have is there for the job that joins all parts.
  const there = isPart ? remote.layers.filter(({ isWhole }) => isWhole) : kept;
  const uploads = new Map(shared.map((shelf) => [shelf, uploadsOf(holdings, remote, there, shelf)]));
  const sources = openSources(holdings, [...uploads.values()].flat());
  return {
    async send() {
      const work = remote.attempt(async () => {
        const fresh = await sendLayer(remote, uploads, sources);
        // The newest comes first: readers take an entry from the first layer that has it.
        const layers = [...(fresh ? [fresh] : []), ...kept.map(({ layer }) => layer)];
        const own = remote.layers.filter(({ isOwn }) => isOwn);
        const isUnchanged = !fresh && kept.length === own.length && kept.every((one, n) => one === own[n]);
        if (!isUnchanged || remote.isDamaged()) await remote.publish(layers);
      });
      await work.finally(() => {
        for (const pack of sources.values()) pack.close();
      });
    },
  };
}

function uploadsOf(
  { tableOf, run }: Holdings,
  { isAway }: RemoteCache,
  kept: readonly AdoptedLayer[],
  shelf: Namespace,
): readonly Upload[] {
  const there = kept.map(({ index }) => index.tableOf(shelf));
  const isThere = (key: string, entry: Entry): boolean => {
    const first = there.find((table) => table.has(key))?.get(key);
    return first !== undefined && isSame(first, entry);
  };
  const fresh = [...tableOf(shelf)].filter(
    ([key, entry]) => entry.used === run && !isAway(entry.pack) && entry.length <= mostPackBytes && !isThere(key, entry),
  );
  return fresh
    .map(([key, entry]) => ({ key, entry }))
    .sort((a, b) => a.entry.pack - b.entry.pack || a.entry.offset - b.entry.offset);
}

/** Opens the packs anew, by number. Those that only memory holds are left out. */
function openSources({ folder, packs }: Holdings, uploads: readonly Upload[]): ReadonlyMap<number, Pack> {
  const opened = new Map<number, Pack>();
  for (const { entry } of uploads) {
    const held = packs.get(entry.pack);
    if (opened.has(entry.pack) || !held) continue;
    const pack = openPack(join(folder, packName(held.shelf, entry.pack)));
    if (pack) opened.set(entry.pack, pack);
  }
  return opened;
}

async function sendLayer(
  { protocol }: RemoteCache,
  uploads: ReadonlyMap<Namespace, readonly Upload[]>,
  sources: ReadonlyMap<number, Pack>,
): Promise<Layer | undefined> {
  const limit = pLimit(atOnce);
  const tables = new Map<Namespace, Table>(namespaces.map((shelf) => [shelf, new Map()]));
  const packs: PackId[] = [];
  const blobs = new Map<string, Blob>();
  const sendPack = async (shelf: Namespace, pack: number, group: readonly Upload[]): Promise<void> => {
    const pieces: Uint8Array[] = [];
    let offset = 0;
    for (const { key, entry } of group) {
      const bytes = sources.get(entry.pack)?.read(entry.offset, entry.length);
      // What is damaged here would make all others build twice.
      if (!bytes || crc32(bytes) !== entry.crc) continue;
      tables.get(shelf)?.set(key, { pack, offset, length: entry.length, crc: entry.crc, used: 0 });
      pieces.push(bytes);
      offset += bytes.length;
    }
    const bytes = Buffer.concat(pieces);
    const hash = sha256(bytes);
    blobs.set(packName(shelf, pack), { hash, size: bytes.length });
    await protocol.putBlob(hash, bytes);
  };
  const work: Promise<void>[] = [];
  for (const [shelf, own] of uploads) {
    for (const group of groupsOf(own)) {
      const pack = packs.length + 1;
      packs.push({ shelf, pack });
      work.push(limit(() => sendPack(shelf, pack, group)));
    }
  }
  if (packs.length === 0) return undefined;
  await Promise.all(work);
  const index = encodeIndex({ run: 0, nextPack: packs.length + 1, packs, tableOf: (shelf) => tables.get(shelf) as Table });
  const blob = { hash: sha256(index), size: index.length };
  await protocol.putBlob(blob.hash, index);
  return { index: blob, packs: new Map([...blobs].sort(([a], [b]) => (a < b ? -1 : 1))) };
}

function groupsOf(uploads: readonly Upload[]): readonly (readonly Upload[])[] {
  const groups: Upload[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const upload of uploads) {
    if (size + upload.entry.length > packBytes) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(upload);
    size += upload.entry.length;
  }
  return groups;
}

// Shares the entries of a store with other machines: adopts those that the server has, and fetches their packs when needed.
import { join } from 'node:path';
import pLimit from 'p-limit';
import { makeFolders } from '#files/replace-file';
import { mostShards, type Shard } from '#model/remote-cache';
import { adopt, dropPacks, type Holdings, openIn } from '../holdings.ts';
import { decodeIndex, type Index, type PackId, packName } from '../index-format.ts';
import { isWhole, packInMemory, removePack, replacePack } from './fetched-pack.ts';
import { type Blob, type Endpoint, openProtocol, type Protocol, type Traffic } from './protocol.ts';
import { faultOfDamage, RemoteFault } from './remote-fault.ts';
import { type Layer, openRoots } from './roots.ts';

export interface RemoteOptions extends Endpoint {
  readonly scope: string;
  readonly signingKey: string | undefined;
  readonly reads: boolean;
  readonly writes: boolean;
  /** The share of this run, where several build the site together. */
  readonly part: Shard | undefined;
}

export interface RemoteCache {
  readonly traffic: Traffic;
  readonly protocol: Protocol;
  /** The layers of the run's own root, followed by those of others. */
  readonly layers: readonly AdoptedLayer[];
  /** True once it failed: it is not used any further. */
  hasFailed(): boolean;
  /** True where something of it was refused. The rest is used all the same. */
  isDamaged(): boolean;
  /** Why it, or something of it, was not used. */
  problem(): RemoteFault | undefined;
  /** Reads the roots, and adds the entries that the store lacks. */
  connect(): Promise<void>;
  /** True while there is a pack that is not on this machine. */
  hasAway(): boolean;
  /** True for a pack that is not on this machine yet. */
  isAway(pack: number): boolean;
  /** True once a pack was fetched. */
  hasFetched(): boolean;
  /** True for a pack that came from the server. */
  isForeign(pack: number): boolean;
  /** Fetches packs. Entries of those that cannot be had are dropped. */
  bring(packs: Iterable<number>): Promise<void>;
  bringAll(): Promise<void>;
  /** Milliseconds for an entry, as the last run took that made many. */
  pace(): number | undefined;
  notePace(pace: number): void;
  /** Writes the run's own root. */
  publish(layers: readonly Layer[]): Promise<void>;
  /** Runs work that talks to the server. A fault ends all further use. */
  attempt(work: () => Promise<void>): Promise<void>;
}

export interface AdoptedLayer {
  readonly layer: Layer;
  readonly index: Index;
  /** False for those of other roots. */
  readonly isOwn: boolean;
  /** False where a part of it is damaged or gone. */
  isWhole: boolean;
}

const atOnce = 6;

/** How many jobs there are in each wave: the note of this root. */
function countSlotOf(compiles: boolean): string {
  return compiles ? 'shards compile' : 'shards';
}

function slotOf(part: Shard | undefined): string {
  return part ? `shard ${part.number}/${part.of}${part.compiles ? ' compile' : ''}` : 'main';
}

function slotsOf(of: number, compiles: boolean): readonly string[] {
  return Array.from({ length: of }, (_, n) => slotOf({ number: n + 1, of, compiles }));
}

export function openRemoteCache(holdings: Holdings, options: RemoteOptions): RemoteCache {
  const { reads, part, signal } = options;
  const protocol = openProtocol(options);
  const roots = openRoots({ protocol, scope: options.scope, signingKey: options.signingKey });
  const limit = pLimit(atOnce);
  const layers: AdoptedLayer[] = [];
  const away = new Map<number, { readonly layer: AdoptedLayer } & PackId & { readonly blob: Blob }>();
  const coming = new Map<number, Promise<void>>();
  const foreign = new Set<number>();
  let fault: RemoteFault | undefined;
  let damage: string | undefined;
  let fetched = false;
  let pace: number | undefined;
  const counted: boolean[] = [];

  async function attempt(work: () => Promise<void>): Promise<void> {
    if (fault) return;
    try {
      await work();
    } catch (thrown) {
      signal.throwIfAborted();
      if (!(thrown instanceof RemoteFault)) throw thrown;
      fault ??= thrown;
      lose(new Set(away.keys()));
    }
  }

  function lose(packs: ReadonlySet<number>): void {
    for (const pack of packs) {
      away.delete(pack);
      foreign.delete(pack);
    }
    dropPacks(holdings, packs);
  }

  async function readRoot(name: string): Promise<readonly Layer[]> {
    const root = await roots.read(name);
    if (root === undefined) return [];
    if (typeof root !== 'string') {
      // Others may have written anything there, and it is printed.
      if (name === slotOf(undefined) && /^\d{1,9}\.\d{3}$/.test(root.note)) pace ??= Number(root.note);
      return root.layers;
    }
    damage ??=
      root === 'unsigned' ? 'its entries are not signed with the key in SLODOCS_CACHE_KEY' : 'it contains a damaged entry';
    return [];
  }

  /** The roots of the jobs that build the site together, which each of them names. */
  async function readShards(): Promise<readonly string[]> {
    // What others of the same wave make is of no use: it is not theirs to make.
    const waves = part?.compiles ? [] : part ? [true] : [true, false];
    const found = await Promise.all(
      waves.map(async (compiles) => {
        const root = await roots.read(countSlotOf(compiles));
        const count = typeof root === 'object' ? Number(root.note) || 0 : 0;
        if (count > 0) counted.push(compiles);
        return slotsOf(Math.min(count, mostShards), compiles);
      }),
    );
    return found.flat();
  }

  async function readLayer(layer: Layer, isOwn: boolean): Promise<AdoptedLayer | undefined> {
    const bytes = await limit(() => protocol.blob(layer.index));
    const decoded = typeof bytes === 'string' ? undefined : decodeIndex(Buffer.from(bytes));
    const index = decoded?.packs.every(({ shelf, pack }) => layer.packs.has(packName(shelf, pack))) ? decoded : undefined;
    if (bytes === 'damaged' || (bytes !== 'missing' && !index)) damage ??= 'it contains a damaged entry';
    return index && { layer, index, isOwn, isWhole: true };
  }

  function take(adopted: AdoptedLayer): void {
    const { layer, index } = adopted;
    layers.push(adopted);
    if (!reads) return;
    for (const [number, { shelf, pack }] of adopt(holdings, index)) {
      foreign.add(number);
      away.set(number, { shelf, pack, blob: layer.packs.get(packName(shelf, pack)) as Blob, layer: adopted });
    }
  }

  async function fetchPack(number: number): Promise<void> {
    const found = away.get(number);
    if (!found || fault) return;
    const { shelf, pack, blob, layer } = found;
    const bytes = await protocol.blob(blob);
    if (typeof bytes === 'string' || !isWhole(bytes, shelf, pack, layer.index)) {
      if (bytes !== 'missing') damage ??= 'it contains a damaged entry';
      layer.isWhole = false;
      lose(new Set([number]));
      return;
    }
    const path = join(holdings.folder, packName(shelf, number));
    const isStored = holdings.disk.attempt(() => {
      makeFolders(holdings.folder);
      replacePack(path, bytes);
    });
    // Half a pack on a full disk is of no use.
    if (!isStored) removePack(path);
    const opened = isStored ? openIn(holdings, shelf, number) : packInMemory(bytes);
    away.delete(number);
    fetched = true;
    if (opened) holdings.packs.set(number, { shelf, pack: opened });
    else lose(new Set([number]));
  }

  const bring = (packs: Iterable<number>): Promise<void> =>
    attempt(async () => {
      await Promise.all(
        [...packs].map((pack) => {
          const one = coming.get(pack) ?? limit(() => fetchPack(pack));
          coming.set(pack, one);
          return one;
        }),
      );
    });

  return {
    protocol,
    layers,
    traffic: protocol.traffic,
    hasFailed: () => fault !== undefined,
    isDamaged: () => damage !== undefined,
    problem: () => fault ?? (damage === undefined ? undefined : faultOfDamage(damage)),
    connect: () =>
      attempt(async () => {
        const [shards, found] = await Promise.all([readShards(), readRoot(slotOf(part))]);
        const others = [...(part ? [slotOf(undefined)] : []), ...shards];
        const more = await Promise.all(others.map((name) => limit(() => readRoot(name))));
        const seen = new Set<string>();
        const all = [found, ...more].flatMap((own, n) => own.map((layer) => ({ layer, isOwn: n === 0 })));
        const fresh = all.filter(({ layer }) => !seen.has(layer.index.hash) && seen.add(layer.index.hash));
        const read = await Promise.all(fresh.map(({ layer, isOwn }) => readLayer(layer, isOwn)));
        for (const adopted of read) if (adopted) take(adopted);
      }),
    hasAway: () => away.size > 0,
    hasFetched: () => fetched,
    isAway: (pack) => away.has(pack),
    isForeign: (pack) => foreign.has(pack),
    bring,
    bringAll: () => bring(away.keys()),
    attempt,
    pace: () => pace,
    notePace(own) {
      pace = own;
    },
    publish: async (layers) => {
      await roots.write(slotOf(part), { layers, note: pace?.toFixed(3) ?? '' });
      if (part) await roots.write(countSlotOf(part.compiles), { layers: [], note: String(part.of) });
      // The layers of the shards are in the root by now, so that nobody has to look for them.
      else for (const compiles of counted) await roots.write(countSlotOf(compiles), { layers: [], note: '' });
    },
  };
}

// Chooses the layers of a remote cache that are kept, and those that are merged.
import type { Holdings } from '../holdings.ts';
import { type Entry, namespaces } from '../index-format.ts';
import type { AdoptedLayer, RemoteCache } from './remote-cache.ts';

/** More small layers than these are merged to half of them: each costs readers two requests or more. */
const mostLayers = 12;

const smallBytes = 4 * 2 ** 20;

export function layersToKeep(
  holdings: Holdings,
  remote: RemoteCache,
  { isComplete, isPart }: { readonly isComplete: boolean; readonly isPart: boolean },
): readonly AdoptedLayer[] {
  const weighed = remote.layers
    .filter(({ isWhole, isOwn }) => isWhole && (isOwn || (isComplete && !isPart)))
    .map((adopted) => ({ adopted, ...usedOf(holdings, remote, adopted) }))
    .filter(({ used, size, isAway }) => !isComplete || (used > 0 && (isAway || used * 2 >= size)));
  const small = weighed.filter(({ isAway, size }) => !isAway && size < smallBytes).sort((a, b) => a.size - b.size);
  const isMany = small.length > mostLayers;
  const merged = new Set(small.slice(0, isMany ? small.length - mostLayers / 2 : 0).map(({ adopted }) => adopted));
  return weighed.map(({ adopted }) => adopted).filter((adopted) => !merged.has(adopted));
}

/** `isAway`: some of what was used is not on this machine, so that it cannot be sent anew. */
function usedOf({ tableOf, run }: Holdings, { isAway }: RemoteCache, { index, layer }: AdoptedLayer) {
  let used = 0;
  let hasAway = false;
  for (const shelf of namespaces) {
    const table = tableOf(shelf);
    for (const [key, own] of index.tableOf(shelf)) {
      const entry = table.get(key);
      if (entry?.used !== run || !isSame(entry, own)) continue;
      used += own.length;
      hasAway ||= isAway(entry.pack);
    }
  }
  const size = [...layer.packs.values()].reduce((sum, blob) => sum + blob.size, 0);
  return { used, size, isAway: hasAway };
}

/** Some keys have other bytes once what the site is made from has changed. */
export function isSame(one: Entry, other: Entry): boolean {
  return one.crc === other.crc && one.length === other.length;
}

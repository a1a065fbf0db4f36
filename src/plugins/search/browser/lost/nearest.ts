// Finds the addresses of a site that are most like one that leads nowhere.
import type { ListedAddress } from '#model/search';

/** Addresses that share less have nothing to do with each other. From 0 to 1. */
const leastLikeness = 0.3;

export function nearestAddresses(asked: string, listed: readonly ListedAddress[], most: number): readonly ListedAddress[] {
  const [path, last] = [pairsOf(asked), pairsOf(lastPart(asked))];
  return (
    listed
      .map((address) => {
        const [url] = address;
        return { address, likeness: 0.6 * shared(last, pairsOf(lastPart(url))) + 0.4 * shared(path, pairsOf(url)) };
      })
      .filter(({ likeness }) => likeness >= leastLikeness)
      .sort((a, b) => b.likeness - a.likeness || (a.address[0] < b.address[0] ? -1 : 1))
      .map(({ address }) => address)
      // Of a page in several versions, the one whose address is most like it.
      .filter(([, title], n, all) => all.findIndex((other) => other[1] === title) === n)
      .slice(0, most)
  );
}

/** The words of an address, for a search. */
export function wordsOfAddress(path: string): string {
  const plain = decoded(path).replace(/(?:\/|\/index)?(?:\.(?:html?|mdx?|php|aspx?))?$/i, '');
  return (lastPart(plain).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

function lastPart(path: string): string {
  const plain = path.replace(/(?:\/|\.html?)$/, '');
  return plain.slice(plain.lastIndexOf('/') + 1);
}

/** Pairs of letters, each as often as it stands there: what `shared` compares. */
function pairsOf(text: string): ReadonlyMap<string, number> {
  const plain = ` ${decoded(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  const pairs = new Map<string, number>();
  for (let n = 0; n + 1 < plain.length; n++) pairs.set(plain.slice(n, n + 2), (pairs.get(plain.slice(n, n + 2)) ?? 0) + 1);
  return pairs;
}

/** Dice's coefficient. */
function shared(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  const sizeOf = (pairs: ReadonlyMap<string, number>): number => [...pairs.values()].reduce((sum, one) => sum + one, 0);
  let both = 0;
  for (const [pair, count] of a) both += Math.min(count, b.get(pair) ?? 0);
  return (2 * both) / (sizeOf(a) + sizeOf(b) || 1);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

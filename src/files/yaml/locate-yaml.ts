// Locates keys and values of a YAML document in its source.
import type { Document, Node, Pair, Range } from 'yaml';
import type { Locate, Place } from '#model/place';

type Path = readonly (string | number)[];
type Positioned = Node & { range?: Range | null | undefined };

/** Returns a locator for a document. `place` converts offsets in `source` to places. */
export function locateInYaml(
  document: Document | undefined,
  source: string,
  place: (start: number, end: number) => Place,
  memberOf: FindMember,
): Locate {
  return (path, part = 'value') => {
    let node = document?.contents as Positioned | null | undefined;
    let range = rangeOf(node, source) ?? [0, 0];
    for (const [depth, step] of path.entries()) {
      const member = document && memberOf(follow(node, document), step);
      if (!member) break;
      const key = rangeOf(member.key, source);
      const value = rangeOf(member.value, source);
      const wanted = part === 'key' && depth === path.length - 1 ? (key ?? value) : (value ?? key);
      range = wanted ?? range;
      node = member.value;
    }
    return place(...range);
  };
}

/** The node at a path, aliases followed. */
export function nodeAt(document: Document | undefined, path: Path, memberOf: FindMember): Positioned | undefined {
  let node = document && follow(document.contents, document);
  for (const step of path) node = document && follow(memberOf(node, step)?.value, document);
  return node ?? undefined;
}

function follow(node: Positioned | null | undefined, document: Document): Positioned | undefined {
  if (!node || !('source' in node) || 'value' in node) return node ?? undefined;
  return (node as unknown as { resolve(document: Document): Positioned | undefined }).resolve(document);
}

interface Member {
  readonly key?: Positioned | undefined;
  readonly value: Positioned | undefined;
}

export type FindMember = (node: Positioned | undefined, step: string | number) => Member | undefined;

/** Finds members of lists and maps, indexing each map once: a scan for each key would be quadratic. */
export function memberFinder(): FindMember {
  const known = new WeakMap<Positioned, ReadonlyMap<string, Pair>>();
  const pairsOf = (node: Positioned, items: readonly unknown[]): ReadonlyMap<string, Pair> => {
    const found =
      known.get(node) ??
      new Map(items.filter(isPair).map((pair) => [String((pair.key as { value?: unknown } | null)?.value), pair]));
    known.set(node, found);
    return found;
  };
  return (node, step) => {
    if (!node || !('items' in node)) return undefined;
    const items = node.items as readonly unknown[];
    const pairs = pairsOf(node, items);
    if (pairs.size === 0) return Number(step) in items ? { value: items[Number(step)] as Positioned } : undefined;
    const pair = pairs.get(String(step));
    return (
      pair && {
        key: (pair.key ?? undefined) as Positioned | undefined,
        value: (pair.value ?? undefined) as Positioned | undefined,
      }
    );
  };
}

function isPair(item: unknown): item is Pair {
  return typeof item === 'object' && item !== null && 'key' in item;
}

/** The range without the trailing whitespace and comments that the parser includes; undefined for an omitted value. */
function rangeOf(node: Positioned | null | undefined, source: string): [number, number] | undefined {
  const start = node?.range?.[0];
  if (start === undefined) return undefined;
  const end = start + source.slice(start, endOf(node as Positioned)).trimEnd().length;
  return end > start ? [start, end] : undefined;
}

function endOf(node: Positioned): number {
  const end = node.range?.[1] ?? 0;
  if (!('items' in node) || ('flow' in node && node.flow)) return end;
  const last = (node.items as readonly unknown[]).at(-1);
  if (!isPair(last)) return last ? endOf(last as Positioned) : end;
  const key = last.key as Positioned | null;
  const value = last.value as Positioned | null;
  return Math.max(key ? endOf(key) : 0, value ? endOf(value) : 0) || end;
}

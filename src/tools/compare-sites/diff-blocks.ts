// Compares the blocks of two pages, and the words of those that have changed.
import { diffArrays, diffWordsWithSpace } from 'diff';
import type { BlockKind } from './page-elements.ts';
import type { Block } from './page-text.ts';

export interface BlockChange {
  readonly kind: BlockKind | 'title' | 'description' | 'indexing' | 'markup' | 'unread';
  /** The heading that it is under, or was; empty before the first one. */
  readonly heading: string;
  /** The text with what was removed and added, in order. One part that is neither where something else has changed. */
  readonly parts: readonly Part[];
  /** Where links led, and lead now. */
  readonly links: { readonly removed: readonly string[]; readonly added: readonly string[] };
  /** What elements in it showed, and show now, in words, such as `checked`. */
  readonly properties: { readonly removed: readonly string[]; readonly added: readonly string[] };
  /** An image or a drawing shows something else. */
  readonly isRedrawn: boolean;
}

export interface Part {
  readonly text: string;
  readonly change: 'none' | 'removed' | 'added';
}

/** More than this many blocks or words that differ are told as wholes: the effort grows with their square. */
const mostBlocks = 3000;
const mostWords = 2000;

/** The least share of its words that an edited block keeps. */
const leastShare = 0.4;

/** How many blocks are tried to be the same one as before. */
const window = 8;

export function diffBlocks(before: readonly Block[], after: readonly Block[]): readonly BlockChange[] {
  const keys = (blocks: readonly Block[]): string[] =>
    blocks.map((one) => JSON.stringify([one.kind, one.text, one.links, one.properties, one.digest]));
  const [old, now] = [keys(before), keys(after)];
  let start = 0;
  while (start < old.length && old[start] === now[start]) start++;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const [left, right] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const runs = diffArrays(old.slice(start, old.length - end), now.slice(start, now.length - end), { maxEditLength: mostBlocks });
  if (!runs) return [...left.map((one) => whole(one, 'removed')), ...right.map((one) => whole(one, 'added'))];
  const changes: BlockChange[] = [];
  let [from, to] = [0, 0];
  for (let n = 0; n < runs.length; n++) {
    let [removed, added]: [Block[], Block[]] = [[], []];
    // A removal and an addition stand next to each other, in either order.
    for (let run = runs[n]; run && (run.removed || run.added); run = runs[++n]) {
      const count = run.value.length;
      if (run.removed) removed = [...removed, ...left.slice(from, from + count)];
      else added = [...added, ...right.slice(to, to + count)];
      if (run.removed) from += count;
      else to += count;
    }
    changes.push(...pairUp(removed, added));
    const same = runs[n]?.value.length ?? 0;
    from += same;
    to += same;
  }
  return changes;
}

/** In order: each removed block is the next added one that is like it, or is gone. */
function pairUp(removed: readonly Block[], added: readonly Block[]): readonly BlockChange[] {
  const changes: BlockChange[] = [];
  let next = 0;
  for (const [n, block] of removed.entries()) {
    const candidates = added.slice(next, next + window);
    const isAlone =
      removed.length === added.length && n === next && added[next]?.kind === block.kind && added[next]?.digest === '';
    const found = isAlone ? 0 : candidates.findIndex((one) => areAlike(block, one));
    if (found === -1) changes.push(whole(block, 'removed'));
    else {
      changes.push(...added.slice(next, next + found).map((one) => whole(one, 'added')));
      const now = added[next + found];
      if (now) changes.push(edited(block, now));
      next += found + 1;
    }
  }
  return [...changes, ...added.slice(next).map((one) => whole(one, 'added'))];
}

function areAlike(one: Block, other: Block): boolean {
  if (one.kind !== other.kind || (one.digest === '') !== (other.digest === '')) return false;
  if (one.text === other.text) return true;
  if (one.digest !== '' && one.digest === other.digest) return true;
  const [words, others] = [wordsOf(one.text), wordsOf(other.text)];
  const known = new Set(others);
  const shared = words.filter((word) => known.has(word)).length;
  return shared / Math.max(words.length, others.length, 1) >= leastShare;
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];
}

function edited(old: Block, now: Block): BlockChange {
  return {
    kind: now.kind,
    heading: now.kind === 'heading' ? '' : now.heading,
    parts: diffWords(old.text, now.text),
    links: { removed: without(old.links, now.links), added: without(now.links, old.links) },
    properties: { removed: without(old.properties, now.properties), added: without(now.properties, old.properties) },
    isRedrawn: old.digest !== now.digest,
  };
}

function whole({ kind, heading, text, links, properties }: Block, change: 'removed' | 'added'): BlockChange {
  const own = (all: readonly string[]) => ({ removed: [], added: [], [change]: all });
  return {
    kind,
    heading: kind === 'heading' ? '' : heading,
    parts: [{ text, change }],
    links: own(links),
    properties: own(properties),
    isRedrawn: false,
  };
}

export function diffWords(before: string, after: string): readonly Part[] {
  if (before === after) return [{ text: after, change: 'none' }];
  const parts = diffWordsWithSpace(before, after, { maxEditLength: mostWords });
  if (!parts) return [part(before, 'removed'), part(after, 'added')].filter(({ text }) => text !== '');
  return parts.map(({ value, removed, added }) => part(value, removed ? 'removed' : added ? 'added' : 'none'));
}

function part(text: string, change: Part['change']): Part {
  return { text, change };
}

/** Each as often as it is missing in the others. */
function without(all: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return all.filter((one) => {
    const at = left.indexOf(one);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

// Chooses the packs of a namespace to merge into one: those that are mostly dead, or small and many.

import type { Shelf } from './entry.ts';

export interface PackState {
  readonly shelf: Shelf;
  readonly number: number;
  /** Of the file. */
  readonly size: number;
  /** How many of its bytes an entry points to. */
  readonly live: number;
}

/** More packs than this are merged. Each run that puts something adds one. */
const most = 16;

/**
 * Returns pack numbers. A pack is merged only with others that together are not much smaller, so that each byte is rewritten only
 * a few times.
 */
export function packsToRewrite(packs: readonly PackState[]): Set<number> {
  const chosen = new Set(packs.filter(({ size, live }) => live * 2 < size).map(({ number }) => number));
  const whole = packs.filter(({ number }) => !chosen.has(number)).sort((a, b) => a.live - b.live || a.number - b.number);
  if (whole.length + Math.min(chosen.size, 1) <= most) return chosen;
  let joined = 0;
  for (const [index, { number, live }] of whole.entries()) {
    if (index > whole.length - most / 2 && live > joined) break;
    chosen.add(number);
    joined += live;
  }
  return chosen;
}

/** The numbers of the packs to rewrite, those with most dead bytes first, to free this many bytes. */
export function packsToShrink(packs: readonly PackState[], bytes: number): ReadonlySet<number> {
  const chosen = new Set<number>();
  let won = 0;
  for (const { number, size, live } of [...packs].sort((a, b) => b.size - b.live - (a.size - a.live) || a.number - b.number)) {
    if (won >= bytes || size === live) break;
    chosen.add(number);
    won += size - live;
  }
  return chosen;
}

// Finds the known word nearest to a misspelt one, for the help of a diagnostic.
import { compareText } from './place.ts';

/**
 * The candidate with the smallest edit distance to `word`, letter case aside, if that distance is at most a third of
 * the longer word and never more than 8. Ties go to the first in code unit order.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  return search(word, candidates).best;
}

/** The same, but undefined where several candidates are as near: a guess that nobody looks at has to be sure. */
export function nearestAlone(word: string, candidates: Iterable<string>): string | undefined {
  const { best, isAlone } = search(word, candidates);
  return isAlone ? best : undefined;
}

function search(word: string, candidates: Iterable<string>): { readonly best: string | undefined; readonly isAlone: boolean } {
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  let isAlone = true;
  if (word === '') return { best, isAlone };
  for (const candidate of candidates) {
    const limit = Math.min(8, Math.max(1, Math.floor(Math.max(word.length, candidate.length) / 3)));
    if (Math.abs(candidate.length - word.length) > Math.min(limit, bestDistance)) continue;
    const distance = editDistance(wanted, candidate.toLowerCase(), Math.min(limit, bestDistance));
    if (distance > limit) continue;
    if (candidate !== best && distance <= bestDistance) isAlone = distance < bestDistance;
    if (distance < bestDistance || (distance === bestDistance && best !== undefined && compareText(candidate, best) < 0)) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return { best, isAlone };
}

/** The edit distance, with a swap of neighbours as one edit; returns `limit + 1` as soon as it must be larger. */
function editDistance(a: string, b: string, limit: number): number {
  let beforeLast: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let smallest = i;
    for (let j = 1; j <= b.length; j++) {
      const replaced = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let value = Math.min(replaced, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) value = Math.min(value, (beforeLast[j - 2] ?? limit) + 1);
      row.push(value);
      smallest = Math.min(smallest, value);
    }
    if (smallest > limit) return limit + 1;
    beforeLast = previous;
    previous = row;
  }
  return previous[b.length] ?? limit + 1;
}

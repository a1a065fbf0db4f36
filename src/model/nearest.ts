// Finds the known word nearest to a misspelled one, for the help of a diagnostic.
import { compareText } from './place.ts';

/** The nearest spelling; else the only other form of the word, such as `warning` for `warn` and `retries` for `retry`. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const all = [...candidates];
  return nearestSpelling(word, all) ?? onlyForm(word, all);
}

/**
 * The candidate with the smallest edit distance to `word`, letter case aside, if that distance is at most a third of
 * the longer word and never more than 8. Ties go to the first in code unit order.
 */
export function nearestSpelling(word: string, candidates: Iterable<string>): string | undefined {
  return search(word, candidates).best;
}

/** The same, but undefined where several candidates are as near: a guess that nobody looks at has to be sure. */
export function nearestAlone(word: string, candidates: Iterable<string>): string | undefined {
  const { best, isAlone } = search(word, candidates);
  return isAlone ? best : undefined;
}

/** True for a word and a longer form of it: one begins with the other, or is its plural, and no further word follows. */
export function isFormOf(a: string, b: string): boolean {
  const [short = '', long = ''] = [a.toLowerCase(), b.toLowerCase()].sort((one, other) => one.length - other.length);
  if (short.length < shortestForm || long.length - short.length > longestEnding) return false;
  const stem = short.endsWith('y') && long.endsWith('ies') ? short.slice(0, -1) : short;
  return long.startsWith(stem) && /^[a-z]+$/.test(long.slice(stem.length));
}

/** Of three letters, too much begins with them. */
const shortestForm = 4;
const longestEnding = 9;

function onlyForm(word: string, candidates: readonly string[]): string | undefined {
  const forms = [...new Set(candidates)].filter((candidate) => candidate !== word && isFormOf(word, candidate));
  return forms.length === 1 ? forms[0] : undefined;
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

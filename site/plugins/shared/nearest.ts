// Finds the known word that a misspelt one was probably meant to be.

/** The candidate with the fewest edits, if these are at most a third of its letters; the first one of several. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const edits = editsBetween(word.toLowerCase(), candidate.toLowerCase());
    if (edits >= least || edits > Math.max(1, Math.floor(Math.max(word.length, candidate.length) / 3))) continue;
    [best, least] = [candidate, edits];
  }
  return best;
}

/** Insertions, removals, replacements, and swaps of neighbours. */
function editsBetween(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const ways = [(last[j - 1] ?? 0) + (isSame ? 0 : 1), (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1];
      row.push(Math.min(...ways, isSwap ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY));
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? 0;
}

/** A help that names the probable word, or all of them. */
export function didYouMean(word: string, candidates: readonly string[], all: string): string {
  const meant = nearest(word, candidates);
  return meant === undefined ? all : `Did you mean "${meant}"?`;
}

/** "a, b and c" */
export function listed(words: readonly string[], joint = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`;
}

// Finds the words of an index that a misspelled word may mean.

export interface Listed {
  readonly term: string;
  /** How often it is written. */
  readonly count: number;
}

export interface Near {
  readonly term: string;
  readonly edits: number;
}

/** More words than this for one misspelling help nobody. */
const mostWords = 3;

/** Short words become others with one edit. */
function mostEdits(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** The nearest words, more frequent ones first. `isPart` accepts words that only begin nearly like it. */
export function nearWords(word: string, listed: readonly Listed[], isPart: boolean): readonly Near[] {
  const most = mostEdits(word);
  if (most === 0) return [];
  const found: (Near & Listed)[] = [];
  for (const { term, count } of listed) {
    const cut = isPart && term.length > word.length ? term.slice(0, word.length) : term;
    if (Math.abs(cut.length - word.length) > most) continue;
    const edits = editsBetween(word, cut, most);
    if (edits <= most) found.push({ term, count, edits });
  }
  const least = Math.min(...found.map(({ edits }) => edits));
  return found
    .filter(({ edits }) => edits === least)
    .sort((a, b) => b.count - a.count || (a.term < b.term ? -1 : 1))
    .slice(0, mostWords)
    .map(({ term, edits }) => ({ term, edits }));
}

/** The optimal string alignment distance: insertions, deletions, replacements and swaps. Above `most`, any number above it. */
function editsBetween(a: string, b: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let edits = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
      row.push(edits);
      if (edits < least) least = edits;
    }
    if (least > most) return least;
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

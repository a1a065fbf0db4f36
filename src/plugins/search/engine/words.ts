// Splits text into words, keeping identifiers such as `n9/v1alpha`, `1.113.0` and `--dry-run` whole.

/** Texts in these scripts have no spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u;

/** Much cheaper to test than the scripts themselves, the first of which is Thai. */
const mayBeUnspaced = /[\u0e00-\uffff]/;

const runOfUnspaced = new RegExp(`${unspaced.source}+`, 'gu');

/** An option such as `-f` or `--dry-run`, or letters and digits with joints between them. */
const pattern =
  /(?<![\p{L}\p{N}_-])--?[\p{L}\p{N}](?:[\p{L}\p{N}_.-]*[\p{L}\p{N}])?|[\p{L}\p{M}\p{N}_$@]+(?:[.\-/:'’][\p{L}\p{M}\p{N}_$@]+)*/gu;

export interface Word {
  readonly text: string;
  /** Its place in the text, in UTF-16 units. */
  readonly at: number;
}

/** In order. */
export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  for (const { 0: found, index } of text.matchAll(pattern)) {
    if (mayBeUnspaced.test(found) && unspaced.test(found)) words.push(...segmentsOf(found, index));
    else words.push({ text: found, at: index });
  }
  return words;
}

/**
 * The segments of a dictionary, and the pairs of neighbouring characters: dictionaries differ between browsers, pairs do not.
 */
function segmentsOf(text: string, at: number): readonly Word[] {
  const words: Word[] = [];
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
  for (const { segment, index, isWordLike } of segmenter.segment(text))
    if (isWordLike) words.push({ text: segment, at: at + index });
  for (const { 0: run, index } of text.matchAll(runOfUnspaced)) {
    const characters = [...run];
    let place = at + index;
    characters.forEach((character, n) => {
      const next = characters[n + 1];
      if (next !== undefined && characters.length > 2) words.push({ text: character + next, at: place });
      place += character.length;
    });
  }
  return words;
}

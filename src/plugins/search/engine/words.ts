// Splits text into words, keeping identifiers such as `n9/v1alpha`, `1.113.0` and `--dry-run` whole.

/** Texts in these scripts have no spaces between words or, as Korean, particles behind them without one. */
const dense =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}ー]/u;

/** Much cheaper to test than the scripts themselves, the first of which is Thai. */
const mayBeDense = /[\u0e00-\uffff]/;

const runOfDense = new RegExp(`${dense.source}(?:${dense.source}|\\p{M})*`, 'gu');

/**
 * An option such as `-f` or `--dry-run`, or letters and digits with joints between them. Signs belong to a name that begins with
 * them, such as `.NET`, `#include` and `:::note`, or ends with them, such as `C++`, `C++17` and `C#`.
 */
const pattern =
  /(?<![\p{L}\p{N}_-])--?[\p{L}\p{N}](?:[\p{L}\p{N}_.-]*[\p{L}\p{N}])?|(?:(?<![\p{L}\p{N}_.:#%])(?:[.#%]|:{2,3})(?=\p{L}))?[\p{L}\p{M}\p{N}_$@]+(?:[.\-/:'’][\p{L}\p{M}\p{N}_$@]+)*(?:(?:\+\+\d{0,2}|[+#])(?![\p{L}\p{N}]))?/gu;

/** Syllables of Korean are letters of one word, for Unicode and so for each segmenter: no dictionary divides them. */
const hangul = /^[\uac00-\ud7a3]+$/;

/** One takes longer to make than to use: made for the first text of a language that needs it. */
const segmenters = new Map<string, Intl.Segmenter>();

export interface Word {
  readonly text: string;
  /** Its place in the text, in UTF-16 units. */
  readonly at: number;
}

/** In order, but for pairs of characters. `lang` is the language of the text, which decides on words that are written without spaces. */
export function wordsOf(text: string, lang: string): readonly Word[] {
  const words: Word[] = [];
  eachWord(text, lang, (word, at) => words.push({ text: word, at }));
  return words;
}

/** The same, for whoever keeps none of them: a site has millions. */
export function eachWord(text: string, lang: string, visit: (word: string, at: number) => void): void {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [found] = match;
    if (!mayBeDense.test(found) || !dense.test(found)) visit(found, match.index);
    else {
      const { lastIndex } = pattern;
      pattern.lastIndex = 0;
      for (const word of wordsWithin(found, match.index, lang)) visit(word.text, word.at);
      pattern.lastIndex = lastIndex;
    }
  }
}

/** Words of other scripts may stand in between without a space, such as the `API` of `API를`. */
function wordsWithin(text: string, at: number, lang: string): readonly Word[] {
  const words: Word[] = [];
  let last = 0;
  const between = (end: number): void => {
    for (const { 0: found, index } of text.slice(last, end).matchAll(pattern)) words.push({ text: found, at: at + last + index });
  };
  for (const { 0: run, index } of text.matchAll(runOfDense)) {
    between(index);
    words.push(...segmentsOf(run, at + index, lang));
    last = index + run.length;
  }
  between(text.length);
  return words;
}

/**
 * The segments of a dictionary, and the pairs of neighboring characters: dictionaries differ between browsers, pairs do not.
 */
function segmentsOf(run: string, at: number, lang: string): readonly Word[] {
  const words: Word[] = [];
  if (hangul.test(run)) {
    words.push({ text: run, at });
  } else {
    for (const { segment, index, isWordLike } of segmenterOf(lang).segment(run))
      if (isWordLike) words.push({ text: segment, at: at + index });
  }
  const characters = [...run];
  let place = at;
  characters.forEach((character, n) => {
    const next = characters[n + 1];
    if (next !== undefined && characters.length > 2) words.push({ text: character + next, at: place });
    place += character.length;
  });
  return words;
}

/** Never that of the machine, which differs between the one that makes an index and those that ask it. */
function segmenterOf(lang: string): Intl.Segmenter {
  const made = segmenters.get(lang) ?? new Intl.Segmenter([lang, 'en'], { granularity: 'word' });
  segmenters.set(lang, made);
  return made;
}

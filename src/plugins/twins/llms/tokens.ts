// Estimates how many tokens a text has for a language model.

/** East Asian signs, of which a token holds about one. */
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** A token for each four characters, and for each East Asian sign; rounded to two digits, since tokenizers differ by more. */
export function tokensOf(text: string): number {
  const signs = text.match(dense)?.length ?? 0;
  return Number(Math.ceil(signs + (text.length - signs) / 4).toPrecision(2));
}

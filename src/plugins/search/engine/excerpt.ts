// Extracts the part of a text with the most words of a query, and highlights them.

import { boundaryBefore } from '#model/cut-text';
import type { Marked } from '#model/search';
import { wordsWith } from './query-words.ts';
import type { ReadTerms } from './terms.ts';

/** In characters. */
const length = 140;

export function markWords(text: string, terms: ReadonlySet<string>, read: ReadTerms): Marked {
  return piecesOf(text, wordsWith(text, terms, read));
}

/** Empty where the text has none of the words. */
export function excerptOf(text: string, terms: ReadonlySet<string>, read: ReadTerms): Marked {
  const words = wordsWith(text, terms, read);
  const [first] = words;
  if (!first) return [];
  const start = startOf(text, words);
  const end = endOf(text, start + length);
  const within = words.filter(({ at, text: word }) => at >= start && at + word.length <= end);
  const cut = text.slice(start, end);
  const shifted = within.map((word) => ({ ...word, at: word.at - start }));
  return [...(start > 0 ? [{ text: '… ' }] : []), ...piecesOf(cut, shifted), ...(end < text.length ? [{ text: ' …' }] : [])];
}

/** Where the most different words are near each other, a little before the first of them. */
function startOf(text: string, words: readonly { readonly at: number; readonly text: string }[]): number {
  let best = 0;
  let most = 0;
  words.forEach(({ at }, n) => {
    const near = new Set(words.slice(n).flatMap((word) => (word.at < at + length - 20 ? [word.text.toLowerCase()] : [])));
    if (near.size <= most) return;
    most = near.size;
    best = at;
  });
  if (best < 40 || text.length <= length) return 0;
  const space = text.indexOf(' ', best - 30);
  return space < 0 || space >= best ? boundaryBefore(text, best) : space + 1;
}

function endOf(text: string, end: number): number {
  if (end >= text.length) return text.length;
  const space = text.lastIndexOf(' ', end);
  return space > end - 30 ? space : boundaryBefore(text, end);
}

/** Words that overlap or touch, as in texts without spaces, are marked as one. */
function piecesOf(text: string, words: readonly { readonly at: number; readonly text: string }[]): Marked {
  const pieces: { text: string; marked?: true }[] = [];
  let last = 0;
  for (const { at, text: word } of words) {
    const end = at + word.length;
    if (end <= last) continue;
    const before = pieces.at(-1);
    if (before?.marked && at <= last) before.text += text.slice(last, end);
    else {
      if (at > last) pieces.push({ text: text.slice(last, at) });
      pieces.push({ text: word, marked: true });
    }
    last = end;
  }
  if (last < text.length) pieces.push({ text: text.slice(last) });
  return pieces;
}

// Reduces words to the terms of the index: lower case, without endings, and the parts of an identifier besides the whole.
import { stemmer } from 'stemmer';

export interface Terms {
  /** An identifier as it is written, in lower case; undefined for a plain word. */
  readonly whole: string | undefined;
  /** The stem of a plain word, or those of an identifier's parts. */
  readonly parts: readonly string[];
}

/** Longer terms are cut: nobody types them, and they are data rather than words. */
const longestTerm = 48;

export type ReadTerms = (word: string) => Terms;

/** Stems are those of English; other languages match by the beginnings of words alone. Remembers what it has read. */
export function createTermReader(lang: string): ReadTerms {
  const stem = /^en\b/i.test(lang) ? stemmer : (word: string) => word;
  const known = new Map<string, Terms>();
  return (word) => {
    let terms = known.get(word);
    if (!terms) {
      terms = readTerms(word, stem);
      known.set(word, terms);
    }
    return terms;
  };
}

/** All terms of a word, for the index and for finding words in a text. */
export function allTerms({ whole, parts }: Terms): readonly string[] {
  return whole === undefined ? parts : [whole, ...parts];
}

function readTerms(word: string, stem: (word: string) => string): Terms {
  const lower = normal(word).replace(/['’](?:s|t|re|ve|ll|d|m)$/, '');
  if (/^-[\p{L}\p{N}]$/u.test(lower)) return { whole: lower, parts: [] };
  const pieces = word.split(/[^\p{L}\p{M}\p{N}]+/u).filter((piece) => piece !== '');
  const parts = new Set<string>();
  for (const piece of pieces) {
    const humps = humpsOf(piece);
    if (humps.length > 1 || pieces.length > 1) for (const hump of humps) parts.add(cut(stem(normal(hump))));
    if (humps.length > 1 && pieces.length > 1) parts.add(cut(normal(piece)));
  }
  if (parts.size === 0) return { whole: undefined, parts: [cut(stem(lower.replace(/^[-_$@]+|(?<![_$])[_$]+$/g, '') || lower))] };
  const whole = cut(lower.replace(/^-+/, ''));
  parts.delete(whole);
  return { whole, parts: [...parts].filter((part) => part.length > 1 || parts.size === 1) };
}

/** `camelCase` is two humps, `HTMLElement` too. */
function humpsOf(piece: string): readonly string[] {
  return piece.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u);
}

/** Compatibility forms, accents and letter case make no difference. */
function normal(text: string): string {
  const lower = text.toLowerCase();
  return /^[\x20-\x7e]*$/.test(lower)
    ? lower
    : lower
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .normalize('NFC');
}

function cut(term: string): string {
  return term.length > longestTerm ? term.slice(0, longestTerm) : term;
}

// Reduces words to the terms of the index: lower case, without endings, and the parts of an identifier besides the whole.

import { stemmer } from 'stemmer';
import { cutText } from '#model/cut-text';
import { plainLetters } from './plain-letters.ts';

interface Terms {
  /** An identifier as it is written, in lower case; undefined for a plain word. */
  readonly whole: string | undefined;
  /** The stem of a plain word, or those of an identifier's parts. */
  readonly parts: readonly string[];
  /** Other ways to write it: `wifi` for `wi-fi`, and what is left without the particles that are attached to it. */
  readonly forms: readonly string[];
}

/** Longer terms are cut: nobody types them, and they are data rather than words. */
const longestTerm = 48;

/** More words than most languages have in use. */
const mostKnown = 200_000;

export interface ReadTerms {
  (word: string): Terms;
  /** Of the texts whose words it reads. */
  readonly lang: string;
}

/** Stems are those of English; other languages match by the beginnings of words alone. Remembers what it has read. */
export function createTermReader(lang: string): ReadTerms {
  const stem = /^en\b/i.test(lang) ? stemmer : (word: string) => word;
  const known = new Map<string, Terms>();
  const read = (word: string): Terms => {
    let terms = known.get(word);
    if (!terms) {
      // Long data would fill the memory of a session that stays open.
      if (known.size >= mostKnown) known.clear();
      terms = readTerms(word, stem);
      known.set(word, terms);
    }
    return terms;
  };
  return Object.assign(read, { lang });
}

/** All terms of a word, for the index and for finding words in a text. */
export function allTerms({ whole, parts, forms }: Terms): readonly string[] {
  return whole === undefined ? [...parts, ...forms] : [whole, ...parts, ...forms];
}

/** What a name begins or ends with, and is another name without. */
const signs = /^(?:--|[.$@#%]|:{2,3})(?=\p{L})|(?:\+\+\d{0,2}|[+#])$/u;

export function hasSigns(word: string): boolean {
  return signs.test(word);
}

export function withoutSigns(word: string): string {
  return word.replace(signs, '');
}

/** How the term of a word begins whose end is not typed yet: what `readTerms` takes off in front is in no term. */
export function beginningOf(word: string): string {
  const lower = plainLetters(word);
  if (hasSigns(lower)) return lower;
  const isPlain = word.split(/[^\p{L}\p{M}\p{N}]+/u).filter((piece) => piece !== '').length < 2;
  return isPlain ? lower.replace(/^[-_$@]+/, '') : lower.replace(/^-+/, '');
}

function readTerms(word: string, stem: (word: string) => string): Terms {
  const lower = plainLetters(word).replace(/['’](?:s|t|re|ve|ll|d|m)$/, '');
  if (/^-[\p{L}\p{N}]$/u.test(lower)) return { whole: lower, parts: [], forms: [] };
  const pieces = word.split(/[^\p{L}\p{M}\p{N}]+/u).filter((piece) => piece !== '');
  const parts = new Set<string>();
  for (const piece of pieces) {
    const humps = humpsOf(piece);
    if (humps.length > 1 || pieces.length > 1) for (const hump of humps) parts.add(cut(stem(plainLetters(hump))));
    if (humps.length > 1 && pieces.length > 1) parts.add(cut(plainLetters(piece)));
  }
  const isSigned = hasSigns(lower);
  if (parts.size === 0) {
    const plain = cut(stem(withoutSigns(lower).replace(/^[-_$@]+|(?<![_$])[_$]+$/g, '') || lower));
    return { whole: isSigned ? cut(lower) : undefined, parts: [plain], forms: withoutParticles(plain) };
  }
  const whole = cut(isSigned ? lower : lower.replace(/^-+/, ''));
  if (isSigned) parts.add(cut(withoutSigns(lower)));
  parts.delete(whole);
  return {
    whole,
    parts: [...parts].filter((part) => part.length > 1 || parts.size === 1),
    forms: joined(lower),
  };
}

/** `Wi-Fi`, `e-mail` and `Node.js` are written without their joints, too; longer ones, and names of files, are not. */
function joined(lower: string): readonly string[] {
  return /^(?=[^-]{1,10}-)\p{L}+-\p{L}{1,8}$|^\p{L}{1,6}\.(?:io|js)$/u.test(lower) ? [lower.replace(/[-.]/, '')] : [];
}

/** `camelCase` is two humps, `HTMLElement` too. */
function humpsOf(piece: string): readonly string[] {
  return piece.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u);
}

function cut(term: string): string {
  return cutText(term, longestTerm);
}

interface Particles {
  /** Runs of particles, each with those that may precede it. */
  readonly run: RegExp;
  /** Fewer letters are no word. */
  readonly least: number;
}

/** And, then, with, for, like, and the article; `للمستخدم` is `ل` and `المستخدم`. */
const arabic: Particles = { run: /^(?:[وف]?[بلك]?(?:ال|لل)|[وف][بلك]|[وفبلك])/, least: 3 };

/** And, that, when, in, to, from, like, and the article. */
const hebrew: Particles = { run: /^ו?(?:כש|[שכלמב])?[השכלמב]?/, least: 3 };

/** Words that it may be, without one particle, without two, and so on: no letter tells whether it belongs to the word. */
function withoutParticles(word: string): readonly string[] {
  const particles = /^[\u0620-\u064a]/.test(word) ? arabic : /^[\u05d0-\u05ea]/.test(word) ? hebrew : undefined;
  if (!particles) return [];
  const [run = ''] = particles.run.exec(word) ?? [];
  const found: string[] = [];
  for (let n = 1; n <= run.length; n++) if (word.length - n >= particles.least) found.push(word.slice(n));
  return found;
}

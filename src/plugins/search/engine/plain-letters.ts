// Normalizes letters to those that people type: lower case, without accents and ligatures.

const others: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  // Arabic: the ends of words that many type alike, letters of Persian keyboards, and what only stretches a word.
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ـ: '',
};

const otherLetters = new RegExp(`[${Object.keys(others).join('')}]`, 'g');

/** Accents, and the signs for vowels of Hebrew and Arabic; those of other scripts tell words apart. */
const accents = /[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]+/g;

export function plainLetters(text: string): string {
  const lower = text.toLowerCase();
  if (/^[\x20-\x7e]*$/.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFC')
    .replace(otherLetters, (letter) => others[letter] ?? letter);
}

/** `groesse` is `größe`, where umlauts cannot be typed; undefined for a word without such pairs. */
export function withoutUmlauts(word: string): string | undefined {
  const plain = word.replace(/([aou])e/g, '$1');
  return plain === word ? undefined : plain;
}

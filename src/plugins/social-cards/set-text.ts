// Sets text as outlines: places letters, wraps and shortens lines, without any font of the machine.
import { kerning, letters } from './letters.ts';

/** Units of an em in the outlines. */
const em = 1000;

export interface Face {
  /** Of an em, in pixels. */
  readonly size: number;
  /** Added after each letter, in ems. */
  readonly tracking: number;
}

interface Glyph {
  readonly letter: string;
  readonly width: number;
  readonly path: string;
}

const gaps: ReadonlyMap<string, number> = new Map(
  Object.entries(kerning).flatMap(([value, pairs]) =>
    (pairs.match(/../gsu) ?? []).map((pair): [string, number] => [pair, Number(value)]),
  ),
);

/** Keeps the drawable characters of a text: unknown accented letters lose their accents, others are dropped. */
export function drawable(text: string): string {
  const known = Array.from(text.normalize('NFC'), (letter) => {
    if (Object.hasOwn(letters, letter)) return letter;
    if (/\s/u.test(letter)) return ' ';
    // Arrows and the like that join two words.
    if (/[\u2190-\u21ff\u2012-\u2015\u2212]/u.test(letter)) return '–';
    return Array.from(letter.normalize('NFKD'))
      .filter((part) => Object.hasOwn(letters, part) && !/\p{M}/u.test(part))
      .join('');
  });
  return known.join('').replace(/ +/g, ' ').trim();
}

/** The width of a line in pixels. */
export function widthOf(text: string, face: Face): number {
  return place(text, face).width;
}

/** A line as SVG, its baseline at `y`. */
export function drawLine(text: string, x: number, y: number, face: Face): string {
  const scale = face.size / em;
  const paths = place(text, face).glyphs.flatMap(({ at, path }) =>
    path === '' ? [] : [`<path transform="translate(${at})" d="${path}"/>`],
  );
  return `<g transform="translate(${x} ${y}) scale(${scale})">${paths.join('')}</g>`;
}

/** Wraps a text into balanced lines of at most `width`; text beyond `most` lines ends in an ellipsis. */
export function wrap(text: string, width: number, most: number, face: Face): readonly string[] {
  const lines = fill(text, width, face);
  if (lines.length > most) return [...lines.slice(0, most - 1), shorten(lines.slice(most - 1).join(' '), width, face)];
  let even = lines;
  for (let narrower = width - 20; narrower > width / 2; narrower -= 20) {
    const tried = fill(text, narrower, face);
    if (tried.length > lines.length) break;
    even = tried;
  }
  return even;
}

/** Cuts the text to `width`, with an ellipsis if needed. */
export function shorten(text: string, width: number, face: Face): string {
  if (widthOf(text, face) <= width) return text;
  const signs = Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);
  while (signs.length > 1 && widthOf(`${signs.join('').trimEnd()}…`, face) > width) signs.pop();
  const cut = signs.join('');
  // Cuts between words if that costs little.
  const space = text.startsWith(' ', cut.length) ? cut.length : cut.lastIndexOf(' ');
  return `${(space > cut.length * 0.7 ? cut.slice(0, space) : cut).replace(/(?<![\s,.;:–—-])[\s,.;:–—-]+$/u, '')}…`;
}

function fill(text: string, width: number, face: Face): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((one) => pieces(one, width, face))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, face) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Splits an overlong word: after a character such as a slash, or anywhere. */
function pieces(word: string, width: number, face: Face): readonly string[] {
  if (widthOf(word, face) <= width) return [word];
  const signs = Array.from(word);
  let end = signs.length;
  while (end > 1 && widthOf(signs.slice(0, end).join(''), face) > width) end--;
  const soft = signs.slice(0, end).findLastIndex((sign) => /[/._:-]/.test(sign)) + 1;
  const cut = soft > end / 2 ? soft : end;
  return [signs.slice(0, cut).join(''), ...pieces(signs.slice(cut).join(''), width, face)];
}

function place(text: string, { size, tracking }: Face) {
  let at = 0;
  let before = '';
  const glyphs: (Glyph & { readonly at: number })[] = [];
  for (const letter of text) {
    const [width, path] = letters[letter] ?? [0, ''];
    at += gaps.get(before + letter) ?? 0;
    glyphs.push({ letter, width, path, at });
    at += width + tracking * em;
    before = letter;
  }
  return { glyphs, width: ((at - (glyphs.length > 0 ? tracking * em : 0)) * size) / em };
}

// Finds where the characters of a parsed text stand in its source.

/** `length` characters of the value from `at` on are those of the source from `from` to `to`, word for word unless `isOther`. */
export interface Piece {
  at: number;
  length: number;
  from: number;
  to: number;
  readonly isOther: boolean;
}

/** A part of a source. */
export interface Span {
  readonly source: string;
  readonly from: number;
  readonly to: number;
}

const reference = /&(?:#x[\da-f]{1,6}|#\d{1,7}|[a-z][\da-z]{1,31});/iy;
const punctuation = /[!-/:-@[-`{-~]/;
const space = /[ \t\r\n]/;

/**
 * Undefined where the source says something else, as where a step or a plugin has made the text. A `loose` one may leave out characters
 * of its source, such as marks of emphasis in an alternative text, and joins lines.
 */
export function align(value: string, { source, from, to }: Span, loose = false): readonly Piece[] | undefined {
  const pieces: Piece[] = [];
  let at = 0;
  let here = from;
  const same = (): void => {
    const last = pieces.at(-1);
    if (last && !last.isOther && last.to === here && last.at + last.length === at) {
      last.length++;
      last.to++;
    } else pieces.push({ at, length: 1, from: here, to: here + 1, isOther: false });
    at++;
    here++;
  };
  while (at < value.length) {
    const char = value[at] as string;
    if (char === '\n' || char === '\r' || (loose && space.test(char))) {
      at += value.startsWith('\r\n', at) ? 2 : 1;
      const next = loose ? behindSpace(source, here, to) : behindBreak(source, here, to);
      if (next === undefined) return undefined;
      here = next;
      continue;
    }
    if (here >= to) return loose ? pieces : undefined;
    const written = source[here] as string;
    if (written === '\\' && source[here + 1] === char && punctuation.test(char) && here + 1 < to) here++;
    else if (written === '&') {
      reference.lastIndex = here;
      const [name = ''] = reference.exec(source) ?? [];
      if (name !== '' && (name === '&amp;' || !value.startsWith(name, at))) {
        const length = lengthOf(name, char);
        pieces.push({ at, length, from: here, to: here + name.length, isOther: true });
        at += length;
        here += name.length;
        continue;
      }
    }
    if (source[here] === char) same();
    else if (loose) here++;
    else return undefined;
  }
  return pieces;
}

/** How many code units a reference stands for, as its value begins with `char`. */
function lengthOf(name: string, char: string): number {
  const digits = /^&#(x?)([\da-f]+);$/i.exec(name);
  const code = digits ? Number.parseInt(digits[2] as string, digits[1] ? 16 : 10) : (char.codePointAt(0) ?? 0);
  return code > 0xffff || (code >= 0xd800 && code < 0xdc00) ? 2 : 1;
}

/** Behind a line break, and the indentation and marks of quotes on the next line. */
function behindBreak(source: string, from: number, to: number): number | undefined {
  let at = from;
  while (source[at] === ' ' || source[at] === '\t') at++;
  if (at >= to || !/[\r\n]/.test(source[at] ?? '')) return undefined;
  at += source.startsWith('\r\n', at) ? 2 : 1;
  while (at < to && /[ \t>]/.test(source[at] ?? '')) at++;
  return at;
}

function behindSpace(source: string, from: number, to: number): number {
  let at = from;
  while (at < to && space.test(source[at] ?? '')) at++;
  return at;
}

// The parts of a line to Markdown: what has to be escaped, and which signs hold, follows from what stands beside it.
import { escapeText, isAsciiPunctuation, isPunctuation, isSpace } from './escape.ts';

/** A part of a line. Of text it is not known yet what has to be escaped: that follows from what stands around it. */
export type Piece =
  | { readonly kind: 'text'; text: string }
  /** Markdown as it is. */
  | { readonly kind: 'ready'; readonly markdown: string }
  | { readonly kind: 'link'; readonly markdown: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'mark'; readonly sign: string; readonly tag: string; readonly inner: string };

/** What a line stands in. */
export interface Within {
  readonly link?: boolean;
  /** It is a cell of a table. */
  readonly cell?: boolean;
  /** The signs of the marks around it. */
  readonly marks?: readonly string[];
}

/** Markdown of the parts of a line. */
export function joinPieces(pieces: readonly Piece[], within: Within): string {
  const line: string[] = [];
  // What stands before a piece is asked of the end alone: to ask the whole line would copy it for each piece.
  let end = '';
  const add = (markdown: string): void => {
    if (markdown === '') return;
    line.push(markdown);
    end = (end + markdown).slice(-2);
  };
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'text') {
      const text = piece.text.replace(/\s+/g, ' ');
      const own = end === '' || /[ \n]$/.test(end) ? text.replace(/^ /, '') : text;
      add(
        escapeText(own, {
          inLink: within.link === true,
          beforeLink: pieces[index + 1]?.kind === 'link',
          first: end === '',
        }),
      );
    } else if (piece.kind === 'break') {
      trimEnd(line);
      add('\\\n');
    } else if (piece.kind === 'mark') add(printMark(end, piece, signAfter(pieces, index), within));
    // Backticks that touch would be a fence of two.
    else add(end.endsWith('`') && piece.markdown.startsWith('`') ? ` ${piece.markdown}` : piece.markdown);
  }
  return line.join('');
}

/** Takes blanks away at the end. */
function trimEnd(line: string[]): void {
  for (let last = line.pop(); last !== undefined; last = line.pop()) {
    let length = last.length;
    while (last[length - 1] === ' ') length--;
    if (length === 0) continue;
    line.push(last.slice(0, length));
    return;
  }
}

/** The first sign behind a piece; undefined at the end. */
function signAfter(pieces: readonly Piece[], index: number): string | undefined {
  for (let at = index + 1; at < pieces.length; at++) {
    const text = startOf(pieces[at] as Piece);
    if (text !== '') return [...text.slice(0, 2)][0];
  }
  return undefined;
}

function startOf(piece: Piece): string {
  if (piece.kind === 'text') return piece.text;
  if (piece.kind === 'break') return '\n';
  if (piece.kind !== 'mark') return piece.markdown;
  return piece.inner.startsWith(' ') ? ' ' : piece.inner === '' ? '' : piece.sign;
}

/**
 * Where signs of Markdown would not hold, HTML does: beside letters, and beside other signs. `end` is that of the line before the
 * mark.
 */
function printMark(
  end: string,
  { sign, tag, inner }: Piece & { kind: 'mark' },
  next: string | undefined,
  within: Within,
): string {
  const words = inner.trim();
  const before = inner.startsWith(' ') && !/[ \n]$/.test(end) && end !== '' ? ' ' : '';
  const after = inner.endsWith(' ') && inner !== ' ' ? ' ' : '';
  if (words === '') return before;
  const left = before === '' ? [...end].at(-1) : before;
  const right = after === '' ? next : after;
  const first = [...words.slice(0, 2)][0];
  const last = [...words.slice(-2)].at(-1);
  const opens = !isPunctuation(first) || isSpace(left) || isAsciiPunctuation(left);
  const closes = !isPunctuation(last) || isSpace(right) || isAsciiPunctuation(right);
  // Of marks in marks, parsers pair those that touch letters in ways of their own.
  const { marks = [] } = within;
  const isApart = marks.length === 0 || (marks.length === 1 && marks[0] !== sign && isSpace(left) && isSpace(right));
  const isWhole = sign === '*' && /^\*\*[^*]+\*\*$/.test(words);
  const ends = isWhole ? [left, right] : [left, right, first, last];
  const clear = ends.every((one) => one !== sign[0]) && !words.includes('\n');
  return `${before}${opens && closes && clear && isApart ? `${sign}${words}${sign}` : `<${tag}>${words}</${tag}>`}${after}`;
}

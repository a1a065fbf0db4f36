// Joins the inline parts of a line to Markdown, and escapes each as its neighbors require.
import { escapeText, isAsciiPunctuation, isPunctuation, isSpace } from './escape.ts';

/** A part of a line. Text is escaped later, since that depends on its neighbours. */
export type Piece =
  | { readonly kind: 'text'; text: string }
  /** Markdown as it is. */
  | { readonly kind: 'ready'; readonly markdown: string }
  | { readonly kind: 'link'; readonly markdown: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'mark'; readonly sign: string; readonly tag: string; readonly inner: string };

/** The context of a line. */
export interface Within {
  readonly link?: boolean;
  /** True in a table cell. */
  readonly cell?: boolean;
  /** The delimiters of the enclosing marks. */
  readonly marks?: readonly string[];
}

/** Joins the parts of a line to Markdown. */
export function joinPieces(pieces: readonly Piece[], within: Within): string {
  const line: string[] = [];
  // Only the end of the line so far is inspected: copying the whole line for each piece would be quadratic.
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
    // Adjacent backticks would form a longer delimiter.
    else add(end.endsWith('`') && piece.markdown.startsWith('`') ? ` ${piece.markdown}` : piece.markdown);
  }
  return line.join('');
}

/** Trims the end. */
function trimEnd(line: string[]): void {
  for (let last = line.pop(); last !== undefined; last = line.pop()) {
    let length = last.length;
    while (last[length - 1] === ' ') length--;
    if (length === 0) continue;
    line.push(last.slice(0, length));
    return;
  }
}

/** The first character after a piece; undefined at the end. */
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
 * Falls back to HTML tags where Markdown delimiters would not work: beside letters and beside other delimiters. `end` is the
 * line's end before the mark.
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
  // Parsers disagree about nested delimiters that touch letters.
  const { marks = [] } = within;
  const isApart = marks.length === 0 || (marks.length === 1 && marks[0] !== sign && isSpace(left) && isSpace(right));
  const isWhole = sign === '*' && /^\*\*[^*]+\*\*$/.test(words);
  const ends = isWhole ? [left, right] : [left, right, first, last];
  const clear = ends.every((one) => one !== sign[0]) && !words.includes('\n');
  return `${before}${opens && closes && clear && isApart ? `${sign}${words}${sign}` : `<${tag}>${words}</${tag}>`}${after}`;
}

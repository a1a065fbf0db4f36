// Finds the block of Markdown that a cursor is in: front matter, code, a comment, or prose.

export type Block =
  | { readonly kind: 'front-matter'; readonly start: number; readonly end: number }
  /** The opening line of a fence, behind its marks. */
  | { readonly kind: 'fence'; readonly start: number }
  | { readonly kind: 'code' }
  | { readonly kind: 'comment' }
  /** A paragraph, or whatever else stands between empty lines. */
  | { readonly kind: 'prose'; readonly start: number };

/** An empty line, or the marks of a fence behind those of quotes and lists. */
const opening = /([ \t>]*)(?:(\r?(?:\n|$))|(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,}))/y;
const closing = /[ \t>]*(`{3,}|~{3,})[ \t]*\r?(?:\n|$)/y;

/** A block that is longer is looked at from the line that is this far before the cursor. */
const longest = 20_000;

interface LineStart {
  /** What was read. */
  readonly all: string;
  readonly quote: string;
  readonly isEmpty: boolean;
  readonly marks: string | undefined;
}

const prose: LineStart = { all: '', quote: '', isEmpty: false, marks: undefined };
const emptyLine: LineStart = { ...prose, isEmpty: true };

/** Most lines begin with a letter, or are empty, which is seen at once. */
function startOfLine(source: string, at: number): LineStart {
  const first = source.charCodeAt(at);
  if (first === 10 || Number.isNaN(first)) return emptyLine;
  if (first >= 65 && first <= 122 && first !== 96) return prose;
  opening.lastIndex = at;
  const [all = '', quote = '', empty, marks] = opening.exec(source) ?? [];
  return { all, quote, isEmpty: empty !== undefined, marks };
}

/** Looks at each line before the cursor once. */
export function blockAt(text: string, offset: number): Block {
  const head = frontMatterOf(text);
  if (head && offset <= head.end) return offset < head.start ? { kind: 'code' } : { kind: 'front-matter', ...head };
  let start = head ? Math.min(lineEnd(text, head.end) + 1, text.length) : 0;
  let fence: { readonly marks: string; readonly isQuoted: boolean } | undefined;
  const comments = commentsIn(text);
  for (let at = start; ; ) {
    const end = lineEnd(text, at);
    if (fence) {
      const isOutside = fence.isQuoted && !/^[ \t]*>/.test(text.slice(at, at + 100));
      closing.lastIndex = at;
      const marks = closing.exec(text)?.[1] ?? '';
      const isClosed = marks[0] === fence.marks[0] && marks.length >= fence.marks.length;
      if (end >= offset && !isOutside) return { kind: 'code' };
      if (isClosed || isOutside) {
        fence = undefined;
        start = isClosed ? end + 1 : at;
      }
      if (!isOutside) {
        at = end + 1;
        continue;
      }
    }
    const { all, quote, isEmpty, marks } = startOfLine(text, at);
    if (marks && (marks[0] === '~' || !text.slice(at + all.length, end).includes('`'))) {
      const behind = at + all.length;
      if (offset <= end) return offset < behind ? { kind: 'prose', start: at } : { kind: 'fence', start: behind };
      fence = { marks, isQuoted: quote.includes('>') };
    } else {
      const comment = comments.next(at) < end ? comments.within(at, Math.min(end, offset)) : undefined;
      if (comment !== undefined) {
        if (comment >= offset) return { kind: 'comment' };
        start = comment;
        at = lineEnd(text, comment) + 1;
        if (at > offset || at > text.length) return { kind: 'prose', start };
        continue;
      }
      if (isEmpty) start = Math.min(at, offset);
    }
    if (end >= offset) return { kind: 'prose', start: Math.max(start, nearStart(text, offset)) };
    at = end + 1;
  }
}

const closingLine = /---[ \t]*\r?(?:\n|$)/y;

/** The beginning of a line, unless that is far away. */
function nearStart(text: string, offset: number): number {
  const start = lineStart(text, Math.max(0, offset - longest));
  return offset - start > 2 * longest ? offset - longest : start;
}

/** From behind its first line to its last one. What is not closed goes on as far as it looks like YAML. */
function frontMatterOf(text: string): { readonly start: number; readonly end: number } | undefined {
  const first = /^\uFEFF?---[ \t]*(?:\r?\n|$)/.exec(text);
  if (!first) return undefined;
  const start = first[0].length;
  for (let at = start - 1; at >= 0; at = text.indexOf('\n---', at + 1)) {
    closingLine.lastIndex = at + 1;
    if (closingLine.test(text)) return { start, end: at + 1 };
  }
  let end = start;
  for (let at = start; at <= Math.min(text.length, start + longest); ) {
    const stop = lineEnd(text, at);
    if (!/^(?:[ \t]+\S|[\w"'-][^:]*:(?:\s|$)|-\s|#\s|[\w-]*\r?$)/.test(text.slice(at, Math.min(stop, at + 500)))) break;
    end = stop;
    at = stop + 1;
  }
  return { start, end };
}

interface Comments {
  /** Where the next one may begin. */
  next(from: number): number;
  /** The end of the comment that begins between two offsets of a line, infinite for one without end; undefined for none. */
  within(from: number, to: number): number | undefined;
}

/** Each kind of comment is searched for again only once its last find is passed. */
function commentsIn(text: string): Comments {
  const kinds = [
    { open: '<!--', close: '-->', at: -1 },
    { open: '{/*', close: '*/}', at: -1 },
  ];
  let nearest = -1;
  const next = (from: number): number => {
    if (nearest >= from) return nearest;
    for (const kind of kinds) if (kind.at < from) kind.at = indexOf(text, kind.open, from);
    nearest = Math.min(...kinds.map(({ at }) => at));
    return nearest;
  };
  return {
    next,
    within(from, to) {
      next(from);
      for (const { open, close, at } of kinds) {
        if (at >= to || isInCode(text.slice(from, at))) continue;
        const end = text.indexOf(close, at + open.length);
        return end < 0 ? Number.POSITIVE_INFINITY : end + close.length;
      }
      return undefined;
    },
  };
}

function isInCode(before: string): boolean {
  return (before.split('`').length - 1) % 2 === 1;
}

function indexOf(text: string, part: string, from: number): number {
  const at = text.indexOf(part, from);
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}

/** The offset of the line break, or of the end. */
export function lineEnd(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  return at < 0 ? text.length : at;
}

export function lineStart(text: string, from: number): number {
  return from === 0 ? 0 : text.lastIndexOf('\n', from - 1) + 1;
}

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
    opening.lastIndex = at;
    const [all = '', quote = '', empty, marks] = opening.exec(text) ?? [];
    if (marks && (marks[0] === '~' || !text.slice(at + all.length, end).includes('`'))) {
      const behind = at + all.length;
      if (offset <= end) return offset < behind ? { kind: 'prose', start: at } : { kind: 'fence', start: behind };
      fence = { marks, isQuoted: quote.includes('>') };
    } else {
      const comment = comments.within(at, Math.min(end, offset));
      if (comment !== undefined) {
        if (comment >= offset) return { kind: 'comment' };
        start = comment;
        at = lineEnd(text, comment) + 1;
        if (at > offset || at > text.length) return { kind: 'prose', start };
        continue;
      }
      if (empty !== undefined) start = Math.min(at, offset);
    }
    if (end >= offset) return { kind: 'prose', start: Math.max(start, lineStart(text, Math.max(0, offset - longest))) };
    at = end + 1;
  }
}

/** From behind its first line to its last one. What is not closed goes on as far as it looks like YAML. */
function frontMatterOf(text: string): { readonly start: number; readonly end: number } | undefined {
  const first = /^\uFEFF?---[ \t]*(?:\r?\n|$)/.exec(text);
  if (!first) return undefined;
  const start = first[0].length;
  const close = /^---[ \t]*\r?$/m;
  const closed = close.exec(text.slice(start));
  if (closed) return { start, end: start + closed.index };
  let end = start;
  for (let at = start; at <= text.length; ) {
    const stop = lineEnd(text, at);
    if (!/^(?:[ \t]+\S|[\w"'-][^:]*:(?:\s|$)|-\s|#\s|[\w-]*\r?$)/.test(text.slice(at, Math.min(stop, at + 500)))) break;
    end = stop;
    at = stop + 1;
  }
  return { start, end };
}

interface Comments {
  /** The end of the comment that begins between two offsets of a line, infinite for one without end; undefined for none. */
  within(from: number, to: number): number | undefined;
}

/** Each kind of comment is searched for again only once its last find is passed. */
function commentsIn(text: string): Comments {
  const kinds = [
    { open: '<!--', close: '-->', next: -1 },
    { open: '{/*', close: '*/}', next: -1 },
  ];
  return {
    within(from, to) {
      for (const kind of kinds) {
        if (kind.next < from) kind.next = indexOf(text, kind.open, from);
        if (kind.next >= to || isInCode(text.slice(from, kind.next))) continue;
        const close = text.indexOf(kind.close, kind.next + kind.open.length);
        return close < 0 ? Number.POSITIVE_INFINITY : close + kind.close.length;
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

// Finds what of a paragraph's markup a cursor is in: the target of a link, a tag, one of its attributes, or code.

export type Inline =
  | { readonly kind: 'text' }
  /** Code, a comment, an expression, or the title of a link. */
  | { readonly kind: 'other' }
  | { readonly kind: 'target'; readonly start: number; readonly isImage: boolean }
  | { readonly kind: 'tag'; readonly start: number; readonly isClosing: boolean }
  | { readonly kind: 'prop'; readonly start: number; readonly tag: string; readonly given: readonly string[] }
  | { readonly kind: 'value'; readonly start: number; readonly tag: string; readonly prop: string };

/** Where the markup ends, or what the cursor is in. */
type Read = number | Inline;

/** What closes further behind the cursor is not searched for. */
const ahead = 5_000;

/** Reads from `start`, the beginning of a block, to the cursor. Each character is read a few times at most. */
export function inlineAt(whole: string, start: number, cursor: number, isMdx: boolean): Inline {
  const text = whole.slice(0, cursor + ahead);
  const brackets: boolean[] = [];
  for (let at = start; at < cursor; ) {
    const sign = text[at];
    let read: Read = at + 1;
    if (sign === '\\') read = at + 2;
    else if (sign === '`') read = codeFrom(text, at, cursor);
    else if (sign === '<') read = tagFrom(text, at, cursor);
    else if (sign === '{' && isMdx) read = beyond(bracesFrom(text, at, cursor));
    else if (sign === '[') brackets.push(text[at - 1] === '!');
    else if (sign === ']') {
      const isImage = brackets.pop();
      if (isImage !== undefined && text[at + 1] === '(' && at + 1 < cursor) read = targetFrom(text, at + 2, cursor, isImage);
    }
    if (typeof read !== 'number') return read;
    at = read;
  }
  return { kind: 'text' };
}

/** Marks without a counterpart before the next empty line are text. */
function codeFrom(text: string, at: number, cursor: number): Read {
  let from = at;
  while (text[from] === '`') from++;
  const marks = text.slice(at, from);
  if (from >= cursor) return from;
  for (let close = text.indexOf(marks, from); close >= 0; ) {
    let end = close + marks.length;
    while (text[end] === '`') end++;
    if (end - close === marks.length) {
      if (close < cursor) return end;
      return /\n[ \t]*\r?\n/.test(text.slice(cursor, close)) ? from : { kind: 'other' };
    }
    close = text.indexOf(marks, end);
  }
  return from;
}

/** The target goes to the end of its line at most; what is not in quotes may have spaces while it is searched for. */
function targetFrom(text: string, from: number, cursor: number, isImage: boolean): Read {
  let start = from;
  while (text[start] === ' ' && start < cursor) start++;
  const isPointed = text[start] === '<' && start < cursor;
  if (isPointed) start++;
  let depth = 0;
  for (let at = start; at < cursor; at++) {
    const sign = text[at];
    if (sign === '\n') return at;
    if (isPointed ? sign === '>' : sign === ')' && depth === 0) return at + 1;
    if (sign === '(') depth++;
    else if (sign === ')') depth--;
    else if (/["']/.test(sign ?? '') && /\s/.test(text[at - 1] ?? '')) return titleFrom(text, at, cursor);
  }
  return { kind: 'target', start, isImage };
}

function titleFrom(text: string, at: number, cursor: number): Read {
  const close = text.indexOf(text[at] ?? '', at + 1);
  return close < 0 || close >= cursor ? { kind: 'other' } : close + 1;
}

const tagName = /<(\/?)([A-Za-z_$][\w$.:-]*)?/y;
const attribute = /[A-Za-z_$][\w$:.-]*/y;

/** Returns the offset behind the sign where no tag begins. */
function tagFrom(text: string, at: number, cursor: number): Read {
  if (text.startsWith('<!--', at)) return behind(text.indexOf('-->', at + 4), 3, cursor);
  tagName.lastIndex = at;
  const [all = '<', slash = '', tag = ''] = tagName.exec(text) ?? [];
  const behindName = at + all.length;
  if (/^[a-z][a-z\d+.-]*:/i.test(tag)) return behindName;
  if (behindName >= cursor) return { kind: 'tag', start: at + 1 + slash.length, isClosing: slash !== '' };
  if (tag === '') return behindName;
  if (slash !== '') return behind(text.indexOf('>', behindName), 1, cursor);
  const given: string[] = [];
  for (let next = behindName; next < cursor; ) {
    const sign = text[next] ?? '';
    if (/\s/.test(sign)) {
      next++;
      continue;
    }
    if (sign === '>') return next + 1;
    if (sign === '/') {
      next++;
      continue;
    }
    if (sign === '{') {
      const read = bracesFrom(text, next, cursor);
      if (read === undefined) return { kind: 'other' };
      next = read;
      continue;
    }
    attribute.lastIndex = next;
    const [prop] = attribute.exec(text) ?? [];
    if (prop === undefined) return at + 1;
    const end = next + prop.length;
    if (end >= cursor) return { kind: 'prop', start: next, tag, given };
    given.push(prop);
    const read = valueFrom(text, end, cursor, tag, prop);
    if (typeof read !== 'number') return read;
    next = read;
  }
  return /\s/.test(text[cursor - 1] ?? '') ? { kind: 'prop', start: cursor, tag, given } : { kind: 'other' };
}

function valueFrom(text: string, end: number, cursor: number, tag: string, prop: string): Read {
  if (text[end] !== '=') return end;
  const quote = text[end + 1] ?? '';
  if (end + 1 >= cursor) return { kind: 'other' };
  if (quote === '{') return beyond(bracesFrom(text, end + 1, cursor));
  if (quote !== '"' && quote !== "'") return end + 1;
  const close = text.indexOf(quote, end + 2);
  return close < 0 || close >= cursor ? { kind: 'value', start: end + 2, tag, prop } : close + 1;
}

function behind(close: number, length: number, cursor: number): Read {
  return close < 0 || close + length > cursor ? { kind: 'other' } : close + length;
}

function beyond(end: number | undefined): Read {
  return end ?? { kind: 'other' };
}

/** The offset behind the closing brace; undefined where the cursor is before it. */
function bracesFrom(text: string, at: number, cursor: number): number | undefined {
  let depth = 0;
  for (let next = at; next < cursor; next++) {
    const sign = text[next];
    if (sign === '{') depth++;
    else if (sign === '}') {
      depth--;
      if (depth === 0) return next + 1;
    } else if (sign === '"' || sign === "'" || sign === '`') {
      const close = text.indexOf(sign, next + 1);
      // An apostrophe in the text of an element is no quote.
      const isQuoted = close >= 0 && close < cursor && !(sign !== '`' && text.slice(next, close).includes('\n'));
      if (isQuoted) next = close;
    }
  }
  return undefined;
}

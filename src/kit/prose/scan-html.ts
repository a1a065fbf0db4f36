// Scans HTML for tags, comments and the words between them.

export type HtmlPart =
  | { readonly type: 'text'; readonly from: number; readonly to: number }
  | { readonly type: 'comment'; readonly from: number; readonly to: number }
  | { readonly type: 'tag'; readonly from: number; readonly to: number; readonly name: string; readonly closes: boolean };

/** Offsets are those in the text. What is never closed is a comment to the end. */
export function scanHtml(text: string, from = 0, to = text.length): readonly HtmlPart[] {
  const parts: HtmlPart[] = [];
  const addText = (start: number, end: number): void => {
    if (end > start) parts.push({ type: 'text', from: start, to: end });
  };
  let last = from;
  let at = from;
  while (at < to) {
    const open = text.indexOf('<', at);
    if (open === -1 || open >= to) break;
    const rest = text.slice(open, open + 80);
    const [, slash = '', name] = /^<(\/?)([A-Za-z][\w:.-]*)/.exec(rest) ?? [];
    const isOther = /^<(?:!--|!|\?)/.test(rest);
    if (name === undefined && !isOther) {
      at = open + 1;
      continue;
    }
    addText(last, open);
    const end =
      name === undefined ? endOf(text, rest.startsWith('<!--') ? '-->' : '>', open, to) : endOfTag(text, open + name.length, to);
    parts.push(
      name === undefined
        ? { type: 'comment', from: open, to: end }
        : { type: 'tag', from: open, to: end, name, closes: slash !== '' },
    );
    last = end;
    at = end;
  }
  addText(last, to);
  return parts;
}

function endOf(text: string, mark: string, from: number, to: number): number {
  const at = text.indexOf(mark, from);
  return at === -1 || at >= to ? to : at + mark.length;
}

/** A `>` in quotes ends no tag. */
function endOfTag(text: string, from: number, to: number): number {
  let quote = '';
  for (let at = from; at < to; at++) {
    const char = text[at] as string;
    if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '>') return at + 1;
    else if (char === '"' || char === "'") quote = char;
  }
  return to;
}

export interface WrittenAttribute {
  readonly name: string;
  /** The offsets of its value between the quotes. */
  readonly from: number;
  readonly to: number;
}

/** The attributes with quoted values in a tag, or in the braces of a directive. */
export function quotedAttributes(text: string, from: number, to: number): readonly WrittenAttribute[] {
  const found: WrittenAttribute[] = [];
  const pattern = /([A-Za-z][\w:-]*)[ \t\r\n]*=[ \t\r\n]*(["'])/y;
  for (let at = from; at < to; ) {
    pattern.lastIndex = at;
    const [whole, name, quote] = pattern.exec(text) ?? [];
    if (whole === undefined || name === undefined || quote === undefined) {
      at = behindWord(text, at, to);
      continue;
    }
    const start = at + whole.length;
    const end = text.indexOf(quote, start);
    if (end === -1 || end >= to) break;
    found.push({ name, from: start, to: end });
    at = end + 1;
  }
  return found;
}

/** Names begin behind what is in none, so that `data-title` is no `title`. */
function behindWord(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && /[\w:-]/.test(text[at] ?? '')) at++;
  return Math.max(at, from + 1);
}

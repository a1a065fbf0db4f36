// Reads the words of HTML in a source, with their places.
import type { LinterComment, ProseBlock } from '#model/prose';
import type { LineIndex } from '../line-index.ts';
import { ProseText } from './prose-text.ts';
import { quotedAttributes, scanHtml } from './scan-html.ts';
import { isInSentence, isSilent, isTextProp } from './text-props.ts';

type Block = Omit<ProseBlock, 'file'>;

/** A source, and what has been found in it so far. */
export interface Found {
  readonly source: string;
  readonly lines: LineIndex;
  readonly blocks: Block[];
  readonly comments: LinterComment[];
}

export function addBlock({ blocks }: Found, block: Block | undefined): void {
  if (block) blocks.push(block);
}

/** Adds the blocks of HTML from one offset to another. */
export function addHtml(found: Found, from: number, to: number): void {
  const { source, lines } = found;
  let text = new ProseText(source, lines);
  let silent: { readonly name: string; readonly from: number } | undefined;
  const flush = (): void => {
    addBlock(found, text.block('paragraph'));
    text = new ProseText(source, lines);
  };
  for (const part of scanHtml(source, from, to)) {
    if (part.type === 'comment') addComment(found, part.from, part.to);
    else if (part.type === 'text') {
      if (!silent) addWritten(text, source, part.from, part.to);
    } else if (silent) {
      if (!part.closes || part.name.toLowerCase() !== silent.name) continue;
      if (isInSentence(silent.name)) text.stand(silent.from, part.to);
      silent = undefined;
    } else {
      if (!isInSentence(part.name)) flush();
      if (part.name.toLowerCase() === 'br') text.space();
      if (!part.closes) addAttributes(found, part.from + part.name.length + 1, part.to);
      const opens = !part.closes && source[part.to - 2] !== '/' && isSilent(part.name);
      if (opens) silent = { name: part.name.toLowerCase(), from: part.from };
    }
  }
  flush();
}

/** Adds the words of the attributes in a tag, or in the braces of a directive. */
export function addAttributes(found: Found, from: number, to: number): void {
  for (const attribute of quotedAttributes(found.source, from, to)) {
    if (!isTextProp(attribute.name)) continue;
    const text = new ProseText(found.source, found.lines);
    addWritten(text, found.source, attribute.from, attribute.to);
    addBlock(found, text.block(attribute.name.toLowerCase() === 'alt' ? 'alt' : 'attribute'));
  }
}

/** Keeps what is said to a linter: anything else in a comment is nobody's business. */
export function addComment({ source, lines, comments }: Found, from: number, to: number): void {
  const [, text] = /^(?:<!--|\{?\s*\/\*)\s*(vale [\s\S]{1,200}?)\s*(?:-->|\*\/\s*\}?)$/.exec(source.slice(from, to)) ?? [];
  if (text !== undefined) comments.push({ line: lines.pointAt(from).line, text: text.trim() });
}

const decoded: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Adds text as HTML has it: nobody has parsed it yet. */
function addWritten(text: ProseText, source: string, from: number, to: number): void {
  for (const { 0: part, index } of source.slice(from, to).matchAll(/&[#\w]{1,32};|\s+|[^&\s]+|&/g)) {
    const start = from + index;
    if (/^\s/.test(part)) text.space();
    else if (part.length > 2 && part.startsWith('&')) text.add(readReference(part), start, start + part.length);
    else text.add(part, start, start + part.length);
  }
}

function readReference(written: string): string {
  const [, mark, code = ''] = /^&#(x?)([\da-f]{1,7});$/i.exec(written) ?? [];
  if (mark === undefined) return decoded[written.slice(1, -1)] ?? '\u00A0';
  const point = Number.parseInt(code, mark === '' ? 10 : 16);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '\u00A0';
}

// What stands in a line of HTML to Markdown: words, emphasis, links, images, code and formulas.
import {
  escapeAddress,
  escapeLineStarts,
  escapeText,
  isAsciiPunctuation,
  isPunctuation,
  isSpace,
  printCodeSpan,
} from './escape.ts';
import { type Element, findElement, hasClass, isElement, lineOf, type Node, textOf } from './tree.ts';

export interface Printing {
  /** The absolute address of what a page names. */
  resolve(address: string): string;
}

/** A part of a line. Of text it is not known yet what has to be escaped: that follows from what stands around it. */
type Piece =
  | { readonly kind: 'text'; text: string }
  /** Markdown as it is. */
  | { readonly kind: 'ready'; readonly markdown: string }
  | { readonly kind: 'link'; readonly markdown: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'mark'; readonly sign: string; readonly tag: string; readonly inner: string };

const signs: Readonly<Record<string, readonly [sign: string, tag: string]>> = {
  strong: ['**', 'strong'],
  b: ['**', 'strong'],
  em: ['*', 'em'],
  i: ['*', 'em'],
  del: ['~~', 'del'],
  s: ['~~', 'del'],
  strike: ['~~', 'del'],
};

/** What a line stands in. */
interface Within {
  readonly link?: boolean;
  /** The signs of the marks around it. */
  readonly marks?: readonly string[];
}

/** A paragraph. Empty where there is nothing to read. */
export function printParagraph(nodes: readonly Node[], printing: Printing): string {
  return escapeLineStarts(printLine(nodes, printing));
}

/** What stands in a line, for places where no line starts. Line breaks are kept. */
export function printLine(nodes: readonly Node[], printing: Printing, within: Within = {}): string {
  const pieces: Piece[] = [];
  for (const node of nodes) collect(node, pieces, printing, within);
  return join(pieces, within).replace(/^(?: |\\\n)+|(?: |\\\n)+$/g, '');
}

function collect(node: Node, pieces: Piece[], printing: Printing, within: Within): void {
  if (!isElement(node)) {
    addText(pieces, node);
    return;
  }
  const { name, attributes, children } = node;
  const mark = signs[name];
  if (mark)
    pieces.push({
      kind: 'mark',
      sign: mark[0],
      tag: mark[1],
      inner: spaced(node, printLine(children, printing, { ...within, marks: [...(within.marks ?? []), mark[0]] })),
    });
  else if (name === 'br') pieces.push({ kind: 'break' });
  else if (name === 'code' || name === 'tt' || name === 'samp') pieces.push(ready(printCodeSpan(textOf(node))));
  else if (name === 'sub' || name === 'sup') collectRaised(node, pieces, printing, within);
  else if (name === 'img') pieces.push(ready(printImage(attributes, printing)));
  else if (name === 'a' && attributes['href'] !== undefined && !within.link) pieces.push(...printLink(node, printing));
  else if (name === 'math') pieces.push(ready(printFormula(node)));
  else if (name === 'video' || name === 'audio' || name === 'iframe') pieces.push(...printMedium(node, printing));
  else if (name === 'svg') addText(pieces, attributes['aria-label'] ?? titleOf(node));
  else if (attributes['role'] === 'img' && attributes['aria-label'] !== undefined) addText(pieces, attributes['aria-label']);
  else if (name === 'input') pieces.push(ready('checked' in attributes ? '[x]' : '[ ]'));
  else {
    // Blocks do not stand in a line: where one has to, it is kept apart from its neighbours.
    const apart = node.block && name !== 'body';
    if (apart) addText(pieces, ' ');
    for (const child of children) collect(child, pieces, printing, within);
    if (apart) addText(pieces, ' ');
  }
}

function ready(markdown: string): Piece {
  return { kind: 'ready', markdown };
}

function addText(pieces: Piece[], text: string): void {
  const last = pieces.at(-1);
  if (last?.kind === 'text') last.text += text;
  else pieces.push({ kind: 'text', text });
}

/** Marks cling to their words: the space inside of them is set around them. */
function spaced(element: Element, inner: string): string {
  const text = textOf(element);
  return inner === '' ? (text === '' ? '' : ' ') : `${/^\s/.test(text) ? ' ' : ''}${inner}${/\s$/.test(text) ? ' ' : ''}`;
}

function collectRaised({ name, children }: Element, pieces: Piece[], printing: Printing, within: Within): void {
  const [only] = children;
  const footnote = children.length === 1 && only !== undefined && isElement(only) ? footnoteOf(only) : undefined;
  if (footnote !== undefined) return void pieces.push(ready(`[^${footnote}]`));
  const inner = printLine(children, printing, within);
  if (inner !== '') pieces.push(ready(`<${name}>${inner}</${name}>`));
}

/** The name of the footnote that a link leads to. */
function footnoteOf({ attributes }: Element): string | undefined {
  return 'data-footnote-ref' in attributes ? footnoteName(attributes['href']?.slice(1)) : undefined;
}

/** By the id of the note: without what keeps it apart from other ids. */
export function footnoteName(id = ''): string {
  return decodeURIComponent(id.replace(/^(?:user-content-)?fn-/, '')).replace(/[^\w.-]/g, '-');
}

function printImage({ src, alt = '', title }: Element['attributes'], printing: Printing): string {
  if (src === undefined || src.startsWith('data:')) return alt;
  return `![${escapeText(alt.replace(/\s+/g, ' '), { inLink: true, beforeLink: false, first: false })}](${printTarget(src, title, printing)})`;
}

function printTarget(address: string, title: string | undefined, printing: Printing): string {
  const target = escapeAddress(printing.resolve(address));
  return title ? `${target} "${title.replace(/\s+/g, ' ').replace(/[\\"]/g, '\\$&')}"` : target;
}

function printLink({ attributes, children }: Element, printing: Printing): readonly Piece[] {
  const { href = '', title } = attributes;
  const words = printLine(children, printing, { link: true });
  if (words === '') return [];
  const address = printing.resolve(href);
  const isOwnWord =
    !title &&
    /^[a-z][a-z\d+.-]+:[^\s<>\\]*$/i.test(address) &&
    lineOf({ name: '', attributes: {}, children, block: false }) === address;
  return [{ kind: 'link', markdown: isOwnWord ? `<${address}>` : `[${words}](${printTarget(href, title, printing)})` }];
}

function printMedium(element: Element, printing: Printing): readonly Piece[] {
  const { name, attributes } = element;
  const source = attributes['src'] ?? findElement(element, (one) => one.name === 'source')?.attributes['src'];
  if (source === undefined) return [];
  const words =
    attributes['title'] ??
    attributes['aria-label'] ??
    (name === 'iframe' ? 'Embedded page' : name === 'video' ? 'Video' : 'Audio');
  return printLink({ name: 'a', attributes: { href: source }, children: [words], block: false }, printing);
}

/** TeX, where the formula brings it. */
export function texOf(math: Element): string | undefined {
  const annotation = findElement(
    math,
    ({ name, attributes }) => name === 'annotation' && attributes['encoding'] === 'application/x-tex',
  );
  return annotation && textOf(annotation).trim();
}

function printFormula(math: Element): string {
  const tex = texOf(math);
  if (tex === undefined) return lineOf(math);
  const line = tex.replace(/\s*\n\s*/g, ' ');
  return line.includes('$') ? `$$${line}$$` : `$${line}$`;
}

function titleOf(svg: Element): string {
  const title = findElement(svg, ({ name }) => name === 'title');
  return title ? lineOf(title) : '';
}

function join(pieces: readonly Piece[], within: Within): string {
  let line = '';
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'text') {
      const text = piece.text.replace(/\s+/g, ' ');
      const own = line === '' || /[ \n]$/.test(line) ? text.replace(/^ /, '') : text;
      line += escapeText(own, {
        inLink: within.link === true,
        beforeLink: pieces[index + 1]?.kind === 'link',
        first: line === '',
      });
    } else if (piece.kind === 'break') line = `${line.replace(/ +$/, '')}\\\n`;
    else if (piece.kind === 'mark') line = addMark(line, piece, signAfter(pieces, index), within);
    // Backticks that touch would be a fence of two.
    else line += line.endsWith('`') && piece.markdown.startsWith('`') ? ` ${piece.markdown}` : piece.markdown;
  }
  return line;
}

/** The first sign behind a piece; undefined at the end. */
function signAfter(pieces: readonly Piece[], index: number): string | undefined {
  for (const piece of pieces.slice(index + 1)) {
    const text =
      piece.kind === 'text'
        ? piece.text
        : piece.kind === 'break'
          ? '\n'
          : piece.kind === 'mark'
            ? markStart(piece)
            : piece.markdown;
    if (text !== '') return [...text.slice(0, 2)][0];
  }
  return undefined;
}

function markStart({ sign, inner }: Piece & { kind: 'mark' }): string {
  return inner.startsWith(' ') ? ' ' : inner === '' ? '' : sign;
}

/** Where signs of Markdown would not hold, HTML does: beside letters, and beside other signs. */
function addMark(line: string, { sign, tag, inner }: Piece & { kind: 'mark' }, next: string | undefined, within: Within): string {
  const words = inner.trim();
  const before = inner.startsWith(' ') && !/[ \n]$/.test(line) && line !== '' ? `${line} ` : line;
  const after = inner.endsWith(' ') && inner !== ' ' ? ' ' : '';
  if (words === '') return before;
  const left = [...before.slice(-2)].at(-1);
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

export function isFootnotes(element: Element): boolean {
  return element.name === 'section' && hasClass(element, 'footnotes');
}

// Converts inline HTML to Markdown: text, emphasis, links, images, code and formulas.
import type { PluginContext } from 'slodocs/kit';
import type { AddressNotes } from './addresses.ts';
import { escapeLineStarts, escapeReferences, escapeText, printCodeSpan } from './escape.ts';
import { joinPieces, type Piece, type Within } from './join-pieces.ts';
import { type Element, findElement, hasClass, isElement, lineOf, type Node, textOf } from './tree.ts';

export interface Printing extends Omit<AddressNotes, 'addresses'> {
  /** Provides texts for elements without one. */
  readonly say: PluginContext['say'];
}

const signs: Readonly<Record<string, readonly [sign: string, tag: string]>> = {
  strong: ['**', 'strong'],
  b: ['**', 'strong'],
  em: ['*', 'em'],
  i: ['*', 'em'],
  del: ['~~', 'del'],
  s: ['~~', 'del'],
  strike: ['~~', 'del'],
};

/** Prints a paragraph; empty if it has no text. */
export function printParagraph(nodes: readonly Node[], printing: Printing): string {
  return escapeLineStarts(printLine(nodes, printing));
}

/** Prints inline content for places other than the start of a line. Keeps line breaks. */
export function printLine(nodes: readonly Node[], printing: Printing, within: Within = {}): string {
  const pieces: Piece[] = [];
  for (const node of nodes) collect(node, pieces, printing, within);
  return withoutOuterBreaks(joinPieces(pieces, within));
}

/** Trims blanks and line breaks. */
function withoutOuterBreaks(line: string): string {
  const lead = /^(?: |\\\n)+/.exec(line)?.[0].length ?? 0;
  let end = line.length;
  while (end > lead) {
    if (line[end - 1] === ' ') end--;
    else if (line.startsWith('\\\n', end - 2)) end -= 2;
    else break;
  }
  return line.slice(lead, Math.max(lead, end));
}

function collect(node: Node, pieces: Piece[], printing: Printing, within: Within): void {
  if (!isElement(node)) {
    addText(pieces, node);
    return;
  }
  const { name, attributes, children } = node;
  const mark = signs[name];
  if (mark) {
    const [sign, tag] = mark;
    const inner = printLine(children, printing, { ...within, marks: [...(within.marks ?? []), sign] });
    pieces.push({ kind: 'mark', sign, tag, inner: spaced(node, inner) });
  } else if (name === 'br') pieces.push({ kind: 'break' });
  else if (name === 'code' || name === 'tt' || name === 'samp') pieces.push(ready(printCodeSpan(textOf(node), within.cell)));
  else if (name === 'sub' || name === 'sup') collectRaised(node, pieces, printing, within);
  // Of two pictures for light and dark pages, one says it all.
  else if (name === 'img' && hasClass(node, 'only-dark')) return;
  else if (name === 'img') pieces.push(ready(printImage(attributes, printing)));
  else if (name === 'a' && attributes['href'] !== undefined && !within.link) pieces.push(...printLink(node, printing, within));
  else if (name === 'math') pieces.push(ready(printFormula(node)));
  else if (name === 'video' || name === 'audio' || name === 'iframe') pieces.push(...printMedium(node, printing));
  else if (name === 'svg') addText(pieces, attributes['aria-label'] ?? titleOf(node));
  else if (attributes['role'] === 'img' && attributes['aria-label'] !== undefined) addText(pieces, attributes['aria-label']);
  else if (name === 'input') pieces.push(ready('checked' in attributes ? '[x]' : '[ ]'));
  else {
    // A block inside a line is separated from its neighbours by spaces.
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

/** Delimiters must touch their words, so surrounding space moves outside. */
function spaced(element: Element, inner: string): string {
  const text = textOf(element);
  return inner === '' ? (text === '' ? '' : ' ') : `${/^\s/.test(text) ? ' ' : ''}${inner}${/\s$/.test(text) ? ' ' : ''}`;
}

function collectRaised({ name, children }: Element, pieces: Piece[], printing: Printing, within: Within): void {
  const [only] = children;
  const footnote = children.length === 1 && only !== undefined && isElement(only) ? footnoteOf(only) : undefined;
  const inner = footnote === undefined ? printLine(children, printing, within) : '';
  if (footnote !== undefined) pieces.push(ready(`[^${footnote}]`));
  else if (inner !== '') pieces.push(ready(`<${name}>${inner}</${name}>`));
}

/** The name of the footnote that a link leads to. */
function footnoteOf({ attributes }: Element): string | undefined {
  return 'data-footnote-ref' in attributes ? footnoteName(attributes['href']?.slice(1)) : undefined;
}

/** Strips the prefix of a note's id. */
export function footnoteName(id = ''): string {
  return id.replace(/^(?:user-content-)?fn-/, '').replace(/[^\w.-]/g, '-');
}

function printImage({ src, alt = '', title }: Element['attributes'], printing: Printing): string {
  if (src === undefined || src.startsWith('data:')) return alt;
  return `![${escapeText(alt.replace(/\s+/g, ' '), { inLink: true, beforeLink: false, first: false })}](${printTarget(src, title, printing)})`;
}

function printTarget(address: string, title: string | undefined, printing: Printing): string {
  return withTitle(printing.note(address), title);
}

function withTitle(target: string, title: string | undefined): string {
  return title ? `${target} "${escapeReferences(title.replace(/\s+/g, ' ').replace(/[\\"]/g, '\\$&'))}"` : target;
}

function printLink({ attributes, children }: Element, printing: Printing, within: Within = {}): readonly Piece[] {
  const { href = '', title, 'aria-label': label = '' } = attributes;
  const words =
    printLine(children, printing, { ...within, link: true }) ||
    escapeText(label, { inLink: true, beforeLink: false, first: false });
  if (words === '') return [];
  const plain = title ? '' : lineOf({ name: '', attributes: {}, children, block: false });
  const print = (mark: string): string => `[${words}](${withTitle(mark, title)})`;
  const isAddress = /^[a-z][a-z\d+.-]+:[^\s<>\\]*$/i.test(plain);
  return [{ kind: 'link', markdown: isAddress ? printing.either(href, plain, print) : print(printing.note(href)) }];
}

function printMedium(element: Element, printing: Printing): readonly Piece[] {
  const { name, attributes } = element;
  const source = attributes['src'] ?? findElement(element, (one) => one.name === 'source')?.attributes['src'];
  if (source === undefined) return [];
  const words =
    attributes['title'] ??
    attributes['aria-label'] ??
    printing.say(`theme.twins.${name === 'iframe' ? 'embedded' : name === 'video' ? 'video' : 'audio'}`);
  return printLink({ name: 'a', attributes: { href: source }, children: [words], block: false }, printing);
}

function titleOf(svg: Element): string {
  const title = findElement(svg, ({ name }) => name === 'title');
  return title ? lineOf(title) : '';
}

export function isFootnotes(element: Element): boolean {
  return element.name === 'section' && hasClass(element, 'footnotes');
}

/** Returns the formula's TeX annotation, if any. */
export function texOf(math: Element): string | undefined {
  const annotation = findElement(
    math,
    ({ name, attributes }) => name === 'annotation' && attributes['encoding'] === 'application/x-tex',
  );
  return annotation && textOf(annotation).trim();
}

/** Prints an inline formula. */
function printFormula(math: Element): string {
  const tex = texOf(math);
  if (tex === undefined) return lineOf(math);
  const line = tex.replace(/\s+/g, (blanks) => (blanks.includes('\n') ? ' ' : blanks));
  return line.includes('$') ? `$$${line}$$` : `$${line}$`;
}

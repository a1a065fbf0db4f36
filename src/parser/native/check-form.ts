// Refuses what the native parser reads in another way than the reference engine: forms that are seldom and mostly faults.
import type { Nodes } from 'mdast';
import { NativeRefusal, type Source } from './source.ts';

/** Throws a `NativeRefusal`. `isLinked` is true inside of a link. */
export function checkForm(source: Source, node: Nodes, isLinked: boolean): void {
  switch (node.type) {
    case 'containerDirective': {
      const written = slice(source, node);
      const colons = countColons(written);
      if (!container.test(written) || closing.exec(written)?.[1]?.length !== colons) throw new NativeRefusal('form');
      // The inner one of two that have as many colons ends the outer one, as far as the engines agree.
      if (node.children.some((child) => child.type === node.type && countColons(slice(source, child)) >= colons))
        throw new NativeRefusal('form');
      return;
    }
    case 'text':
      if ((!isLinked && mayBeAddress.test(node.value)) || mayBeDirective(source, node) || hasStrayTick(node.value))
        throw new NativeRefusal('form');
      return;
    case 'link':
      if (
        isBare(slice(source, node)) &&
        !((plainAddress.test(slice(source, node)) || isPlainEmail(source, node)) && followsSpace(source, node))
      )
        throw new NativeRefusal('form');
      return;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      // A tag that is closed behind the end of its paragraph or emphasis.
      if (!slice(source, node).endsWith('>')) throw new NativeRefusal('syntax');
      // A tag that is closed in a quote that begins behind it.
      if (/>[ \t]*[\r\n]+[ \t]*>/.test(slice(source, node))) throw new NativeRefusal('form');
      return;
    case 'listItem':
      if (/^\S+[ \t]+\[[ xX]\][ \t]*[\r\n]/.test(slice(source, node))) throw new NativeRefusal('form');
      // A box before what is no paragraph, and space behind a tag.
      if (typeof node.checked === 'boolean' && node.children[0]?.type !== 'paragraph') throw new NativeRefusal('form');
      if (node.children.at(-1)?.type === 'mdxJsxFlowElement' && /^[ \t]/.test(source.text.slice(source.rangeOf(node)[1])))
        throw new NativeRefusal('form');
      // A table whose lines only continue a paragraph of the item.
      if (node.children.some((child) => child.type === 'table' && columnOf(child) <= columnOf(node)))
        throw new NativeRefusal('form');
      return;
    case 'paragraph':
      // In MDX a statement that does not parse.
      if (/^(?:import|export)\s/.test(slice(source, node))) throw new NativeRefusal('syntax');
      if (delimiterRow.test(slice(source, node)) || mayDefineFootnote(slice(source, node))) throw new NativeRefusal('form');
      return;
    case 'root':
    case 'blockquote':
      if (node.children.some((child, index) => isTorn(source, child, node.children[index + 1]))) throw new NativeRefusal('form');
      return;
    case 'footnoteDefinition':
      // Which lines below belong to it.
      if (
        node.children[0]?.type !== 'paragraph' ||
        !/^[ \t]*(?:$|\r?\n(?:\r?\n|\[\^|$))/.test(source.text.slice(source.rangeOf(node)[1], source.rangeOf(node)[1] + 50))
      )
        throw new NativeRefusal('form');
      return;
    case 'leafDirective':
    case 'textDirective':
      if (!plainDirective.test(slice(source, node)) || source.text[source.rangeOf(node)[1]] === '\t')
        throw new NativeRefusal('form');
      return;
    case 'code':
      if (!isFenced(slice(source, node))) throw new NativeRefusal('form');
      return;
    case 'table':
      if (isPartlyQuoted(source, node)) throw new NativeRefusal('form');
      // HTML in a line of its own in it or right below, which is a row or not.
      if (/[\r\n][ \t>]*</.test(slice(source, node)) || htmlBelow.test(source.text.slice(source.rangeOf(node)[1])))
        throw new NativeRefusal('form');
      return;
    case 'html':
    case 'inlineCode':
      if (node.type === 'html' && unclosedHtml.test(slice(source, node))) throw new NativeRefusal('form');
      // How much of an indented line belongs to it, and whether the end of its last one does.
      if (/[\r\n](?:[ \t>]|$)/.test(slice(source, node))) throw new NativeRefusal('form');
      return;
    default:
  }
}

/** An address in text that the reference engine might link. */
const mayBeAddress = /https?:\/\/|www\.|[\w.+-]@[\w-]/i;

/** Colons that open a block, and one before a sign that only one engine takes for the name of a directive. */
function mayBeDirective({ text, rangeOf }: Source, node: Nodes): boolean {
  const [start, end] = rangeOf(node);
  return /(?:^|[\r\n])[^\S\r\n]*::|\\:|:[\t\u0080-\uffff]/.test(text.slice(start, end + 1));
}

/** An address without brackets around it that ends where both engines see its end. */
const plainAddress = /^https?:\/\/[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:\/[\w.~%/=#?-]*)?(?<![.?])$/;

/** An email address with space around it, or a sign that no address has. */
function isPlainEmail(source: Source, node: Nodes): boolean {
  const [start, end] = source.rangeOf(node);
  const { text } = source;
  const isAlone =
    /^[\s(]?$/.test(text.slice(Math.max(0, start - 1), start)) && /^(?:$|[\s,;:!?)]|\.(?:\s|$))/.test(text.slice(end, end + 2));
  return isAlone && plainEmail.test(slice(source, node));
}

const plainEmail = /^[A-Za-z\d]+(?:[._+-][A-Za-z\d]+)*@[A-Za-z\d]+(?:-[A-Za-z\d]+)*(?:\.[A-Za-z]+)+$/;

function isBare(written: string): boolean {
  return !/^[[<]/.test(written);
}

/** Behind a bracket, and in one that is never closed, the reference engine links without a place. */
function followsSpace({ text, rangeOf }: Source, node: Nodes): boolean {
  const [start] = rangeOf(node);
  if (!/^[\s(*_~>|]?$/.test(text.slice(Math.max(0, start - 1), start))) return false;
  const [before = ''] = text
    .slice(Math.max(0, start - 1000), start)
    .split(/\r?\n[ \t]*\r?\n/)
    .slice(-1);
  let open = 0;
  for (const [sign] of before.matchAll(/[[\]]/g)) open = sign === '[' ? open + 1 : Math.max(0, open - 1);
  return open === 0;
}

/** A backtick that opens no code, at the end of whose line the engines end the text in different places. */
function hasStrayTick(text: string): boolean {
  return text.endsWith('\n') && text.includes('`');
}

/** `[^` and its bracket, with a colon behind it. */
function mayDefineFootnote(text: string): boolean {
  const pieces = text.split(']:').slice(0, -1);
  return pieces.some((piece) => piece.slice(piece.lastIndexOf(']') + 1).includes('[^'));
}

/** HTML that runs to the end of its block, whose empty lines belong to it or not. */
const unclosedHtml =
  /^<(?:!--(?![\s\S]*-->)|\?(?![\s\S]*\?>)|!\[CDATA\[(?![\s\S]*\]\]>)|(?:script|pre|style|textarea)\b(?![\s\S]*<\/(?:script|pre|style|textarea)>))/i;

/** HTML in the next line. */
const htmlBelow = /^[ \t>]*\r?\n[ \t>]*</;

/** True for a table some of whose lines are in a quote, and some only continue it. */
function isPartlyQuoted({ text, rangeOf }: Source, node: Nodes): boolean {
  const [start, end] = rangeOf(node);
  const lines = text.slice(text.lastIndexOf('\n', start - 1) + 1, end).split('\n');
  const quoted = lines.filter((line) => /^[ \t]*>/.test(line)).length;
  return quoted > 0 && quoted < lines.length;
}

/** A line of a paragraph that could be the second one of a table: whether it is, in lines that continue a list, differs. */
const delimiterRow = /[\r\n][ \t>]*(?![ \t>])(?=[^\r\n]*[|:])(?=[-:| \t]*-)[-:| \t]+(?:[\r\n]|$)/;

const container = /^:{3,}[A-Za-z][\w-]*(?:\[[^[\]{}\r\n]*\])?[ \t]*[\r\n]/;
const closing = /[\r\n][ \t>]*(:{3,})$/;
const plainDirective = /^:{1,2}[A-Za-z0-9][\w-]*(?:\[[^[\]{}\r\n]*\])?$/;

function slice({ text, rangeOf }: Source, node: Nodes): string {
  return text.slice(...rangeOf(node));
}

/** Kinds of blocks, and the kind below them that only one engine takes for a block of its own. */
const torn: Readonly<Record<string, string>> = { paragraph: 'paragraph', table: 'html', list: 'table' };

/** True for such a pair without an empty line between them. */
function isTorn({ text, rangeOf }: Source, one: Nodes, next: Nodes | undefined): boolean {
  if (next === undefined || torn[one.type] !== next.type) return false;
  const between = text.slice(rangeOf(one)[1], rangeOf(next)[0]);
  return (between.match(/\r\n|\n|\r/g)?.length ?? 0) < 2;
}

function columnOf({ position }: Nodes): number {
  return position?.start.column ?? 0;
}

function countColons(written: string): number {
  return /^:*/.exec(written)?.[0].length ?? 0;
}

/** Indented code counts as well: tabs and lines of spaces belong to it or not. */
function isFenced(written: string): boolean {
  const fence = /^(`{3,}|~{3,})/.exec(written)?.[1];
  if (fence === undefined) return false;
  const last = /[\r\n][ \t>]*(`{3,}|~{3,})[ \t]*$/.exec(written)?.[1];
  return last?.startsWith(fence) === true;
}

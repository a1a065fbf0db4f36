// Refuses what the native parser reads in another way than the reference engine: forms that are seldom and mostly faults.
import type { Nodes } from 'mdast';
import { NativeRefusal } from './refusal.ts';
import type { Source } from './source.ts';

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
      if ((!isLinked && mayBeAddress.test(node.value)) || mayBeDirective(source, node)) throw new NativeRefusal('form');
      return;
    case 'link':
      if (isBare(slice(source, node)) && !(plainAddress.test(slice(source, node)) && followsSpace(source, node)))
        throw new NativeRefusal('form');
      return;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      // A tag that is closed behind the end of its paragraph or emphasis.
      if (!slice(source, node).endsWith('>')) throw new NativeRefusal('syntax');
      return;
    case 'listItem':
      if (/^\S+[ \t]+\[[ xX]\][ \t]*[\r\n]/.test(slice(source, node))) throw new NativeRefusal('form');
      return;
    case 'paragraph':
      // In MDX a statement that does not parse.
      if (/^(?:import|export)\s/.test(slice(source, node))) throw new NativeRefusal('syntax');
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
      if (!plainDirective.test(slice(source, node))) throw new NativeRefusal('form');
      return;
    case 'code':
      if (!isFenced(slice(source, node))) throw new NativeRefusal('form');
      return;
    case 'html':
    case 'inlineCode':
      // How much of an indented line belongs to it.
      if (/[\r\n][ \t>]/.test(slice(source, node))) throw new NativeRefusal('form');
      return;
    default:
  }
}

/** An address in text that the reference engine might link. */
const mayBeAddress = /https?:\/\/|www\.|[\w.+-]@[\w-]/i;

/** Colons that open a block, and one before a sign that only one engine takes for the name of a directive. */
function mayBeDirective({ text, rangeOf }: Source, node: Nodes): boolean {
  const [start, end] = rangeOf(node);
  return /(?:^|[\r\n])\s*::|:[\t\u0080-\uffff]/.test(text.slice(start, end + 1));
}

/** An address without brackets around it that ends where both engines see its end. */
const plainAddress = /^https?:\/\/[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:\/[\w.~%/=#?-]*)?(?<![.?])$/;

function isBare(written: string): boolean {
  return !/^[[<]/.test(written);
}

/** Behind a bracket the reference engine links without a place. */
function followsSpace({ text, rangeOf }: Source, node: Nodes): boolean {
  return /^[\s(*_~>|]?$/.test(text.slice(Math.max(0, rangeOf(node)[0] - 1), rangeOf(node)[0]));
}

const container = /^:{3,}[A-Za-z][\w-]*(?:\[[^[\]{}\r\n]*\])?[ \t]*[\r\n]/;
const closing = /[\r\n][ \t>]*(:{3,})$/;
const plainDirective = /^:{1,2}[A-Za-z0-9][\w-]*(?:\[[^[\]{}\r\n]*\])?$/;

function slice({ text, rangeOf }: Source, node: Nodes): string {
  return text.slice(...rangeOf(node));
}

/** True for two paragraphs without an empty line between them. */
function isTorn({ text, rangeOf }: Source, one: Nodes, next: Nodes | undefined): boolean {
  if (one.type !== 'paragraph' || next?.type !== 'paragraph') return false;
  const between = text.slice(rangeOf(one)[1], rangeOf(next)[0]);
  return (between.match(/\r\n|\n|\r/g)?.length ?? 0) < 2;
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

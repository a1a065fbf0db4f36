// Finds text between dollar signs that is meant as a formula, unlike prices and shell variables.
import type { Nodes, Root } from 'mdast';
import { walk } from '#kit/walk';
import { isJsx } from '../facts/jsx.ts';

export const formulaHelp =
  "Formulas need the plugin `math`: `import { math } from 'slodocs/plugins'`, and `plugins: [math()]` in the config.";

/** Two offsets. */
export type Range = readonly [start: number, end: number];

/** A TeX command, a power, or a one-letter index: frequent in formulas and rare in other text between dollars. */
const tex = /\\[A-Za-z]{2,}|[\w)\]}]\^[\w{\\(]|(?<![A-Za-z0-9])[A-Za-z]_(?:[A-Za-z0-9](?![A-Za-z0-9])|[{\\])/;
const block = /(?<![\\$\w])\$\$(?!\$)((?:\\.|[^$\\])+)\$\$(?![$\w{])/gs;
const inline = /(?<![\\$\w])\$(?![\s${])((?:\\.|[^$\\])+?)(?<!\s)\$(?![\w${])/gs;

/** Formulas in a text without code, in order. */
export function formulasInText(text: string): readonly Range[] {
  const found: Range[] = [];
  const rest = text.replace(block, (all: string, inner: string, at: number) => {
    if (!tex.test(inner) && !isOfLines(inner)) return all;
    found.push([at, at + all.length]);
    return ' '.repeat(all.length);
  });
  // The rest of a display formula with an empty line, or with a line of Markdown syntax, is in other nodes.
  const opening = /^\s*\$\$[^\S\n]*(?=\n|$)/.exec(rest);
  if (opening) found.push([opening.index, opening[0].length]);
  for (const { 0: all, 1: inner = '', index } of rest.matchAll(inline))
    if (tex.test(inner)) found.push([index, index + all.length]);
  return found.sort(([a], [b]) => a - b);
}

/** True for what begins and ends on lines of their own, whose marks of quotes are left out. */
function isOfLines(inner: string): boolean {
  const [first] = /^[^\S\n]*\n/.exec(inner) ?? [];
  const [end = ''] = /(?<![\s>])[\s>]+$/.exec(inner) ?? [];
  return first !== undefined && inner.lastIndexOf('\n') >= Math.max(first.length, inner.length - end.length);
}

/** Formulas that were parsed as text. `text` is the text that the parser saw. */
export function formulasOf(tree: Root, text: string): readonly Range[] {
  const found: Range[] = [];
  walk(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    const [start, end] = rangeOf(node);
    const piece = text.slice(start, end);
    if (!piece.includes('$')) return;
    for (const [from, to] of formulasInText(withoutCode(node, piece, start))) found.push([start + from, start + to]);
  });
  return found;
}

/** Blanks code and tags. */
function withoutCode(node: Nodes, piece: string, start: number): string {
  let text = piece;
  const blank = (from: number, to: number): void => {
    text = text.slice(0, from - start) + ' '.repeat(Math.max(0, to - from)) + text.slice(Math.max(from, to) - start);
  };
  walk(node as Root, (inner) => {
    if (inner.type === 'inlineCode' || inner.type === 'html') blank(...rangeOf(inner));
    if (!isJsx(inner)) return;
    const [from, to] = rangeOf(inner);
    const [first, last] = [inner.children[0], inner.children.at(-1)];
    blank(from, first ? rangeOf(first as Nodes)[0] : to);
    if (last) blank(rangeOf(last as Nodes)[1], to);
  });
  return text;
}

function rangeOf({ position }: Nodes): Range {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

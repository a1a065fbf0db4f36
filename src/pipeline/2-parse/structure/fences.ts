// Reports code blocks that are never closed, including those that a later block's fence closes.
import type { Code, Nodes, Parents } from 'mdast';
import type { Context } from '#context/context';
import type { Place } from '#model/place';
import { placeOf } from '../facts/links.ts';
import type { Structure } from './collect.ts';

interface Fence extends Fenced {
  readonly node: Code;
  readonly parent: Parents;
}

export function reportFences(context: Context, { codes, file }: Structure, lines: readonly string[]): void {
  const fences = codes.flatMap(({ node, parent }): readonly Fence[] => {
    const fenced = readFenced(node, lines, file);
    return fenced && fenced.mark[0] !== ':' ? [{ ...fenced, node, parent }] : [];
  });
  const told = new Set<Fence>();
  fences.forEach((fence, index) => {
    const { node, isClosed, place, parent } = fence;
    if (told.has(fence)) return;
    const inner = openingInside(node, fence);
    if (isClosed && inner === undefined) return;
    if (isClosed && isMarkdown(node)) {
      // The block may show how a fence opens. If it was to show a whole one, that one's end has left a fence unclosed.
      const left = fences.find((later, at) => at > index && !later.isClosed && later.words === '' && later.parent === parent);
      if (!left) return;
      told.add(left);
    }
    const first = firstUnclosed(fences, index, lines);
    const swallowed = first === fence ? inner && place.start.line + inner : place.start.line;
    report(context, first, isClosed || first !== fence ? undefined : nameOfContainer(parent.type), swallowed, lines);
  });
}

/** The number of lines after which another block seems to open. A closing fence has no text after its marks. */
function openingInside({ value }: Code, { mark }: Fenced): number | undefined {
  if (!value.includes(mark)) return undefined;
  const opening = new RegExp(`^ {0,3}${mark[0]}{${mark.length},}[ \\t]*[A-Za-z][^\`]*$`);
  const at = value.split(/\r\n|\n|\r/).findIndex((line) => opening.test(line));
  return at === -1 ? undefined : at + 1;
}

function isMarkdown({ lang }: Code): boolean {
  return /^(?:mdx?|markdown|te?xt)$/i.test(lang ?? '');
}

/**
 * A bare fence that opens a block may have been meant to close one: then the text between the last block and this line is code,
 * and there is no blank line at either end.
 */
function firstUnclosed(fences: readonly Fence[], index: number, lines: readonly string[]): Fence {
  const fence = fences[index] as Fence;
  const before = fences.slice(0, index).findLastIndex(({ parent }) => parent === fence.parent);
  const last = fences[before];
  if (!last || fence.words !== '' || !last.isClosed || last.end >= fence.place.start.line - 1) return fence;
  const isCode = [lines[last.end], lines[fence.place.start.line - 2]].every((line) => line !== undefined && line.trim() !== '');
  return isCode ? firstUnclosed(fences, before, lines) : fence;
}

function report(
  { reporter }: Context,
  { place }: Fence,
  container: string | undefined,
  swallowed: number | undefined,
  lines: readonly string[],
): void {
  const help = 'Close it with a line of at least as many of the same characters.';
  const related =
    swallowed === undefined ? undefined : { message: 'the next one', place: placeOfLine(place.file, swallowed, lines) };
  reporter.report({
    code: 'parse/unclosed-fence',
    message:
      container === undefined
        ? 'this code block is not closed before the next one begins'
        : `this code block is never closed, so it extends to the end of the ${container}`,
    help: related ? `${help} To show a fence inside a code block, open the block with more characters than the fence has.` : help,
    place,
    ...(related ? { related: [related] } : {}),
  });
}

function placeOfLine(file: string, number: number, lines: readonly string[]): Place {
  const line = lines[number - 1] ?? '';
  const column = line.search(/[`~]/) + 1;
  return { file, start: { line: number, column }, end: { line: number, column: line.trimEnd().length + 1 } };
}

export interface Fenced {
  /** The opening marks, such as three backticks. */
  readonly mark: string;
  /** The text after the marks. */
  readonly words: string;
  readonly isClosed: boolean;
  /** Its opening line. */
  readonly place: Place;
  /** The number of its last line. */
  readonly end: number;
}

/** Undefined for indented code. `lines` are those of the source. */
export function readFenced(node: Nodes, lines: readonly string[], file: string): Fenced | undefined {
  const { start, end } = placeOf(node, file);
  const opening = (lines[start.line - 1] ?? '').trimEnd();
  const mark = /^(`{3,}|~{3,}|:{3,})/.exec(opening.slice(start.column - 1))?.[1];
  if (mark === undefined) return undefined;
  const last = (lines[end.line - 1] ?? '').slice(0, end.column - 1).trimEnd();
  const isClosed = end.line > start.line && new RegExp(`(^|[\\s>])${mark[0]}{${mark.length},}$`).test(last);
  const place = { file, start, end: { line: start.line, column: Math.max(opening.length + 1, start.column) } };
  return { mark, words: opening.slice(start.column - 1 + mark.length).trim(), isClosed, place, end: end.line };
}

const containers: Readonly<Record<string, string>> = { root: 'page', listItem: 'list item', blockquote: 'quote' };

/** Names the container to whose end an unclosed block runs. A plugin may have made that. */
export function nameOfContainer(type: string): string {
  return containers[type] ?? (type.startsWith('mdxJsx') ? 'element' : 'block around it');
}

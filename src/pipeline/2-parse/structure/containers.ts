// Reports directives that are never closed, and lines of colons that open or close nothing.

import type { Parents } from 'mdast';
import type { Context } from '#context/context';
import { foreignBlockHelp } from '#kit/foreign-blocks';
import { LineIndex } from '#kit/line-index';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Place } from '#model/place';
import { labelTitle } from '#parser/normalize-markdown';
import type { Container, Inside, Structure } from './collect.ts';
import { type Fenced, nameOfContainer, readFenced } from './fences.ts';

/** A container that the end of an inner one closes, and the later line that was meant to close it. */
interface EarlyEnd {
  readonly parent: Parents;
  readonly end: number;
  readonly report: (closing: Place | undefined) => void;
}

const closeHelp = 'Close it with a line of the same number of colons. An outer block needs more colons than the blocks in it.';

/**
 * A closing line closes every enclosing container with as many colons or fewer: of two closed by one line, the outer one was not
 * closed before, or has too few colons. Returns those.
 */
export function reportContainers(
  { reporter }: Context,
  { containers, file }: Structure,
  lines: readonly string[],
): readonly EarlyEnd[] {
  const fenced = new Map<Container, Fenced>();
  for (const container of containers) {
    const read = readFenced(container.node, lines, file);
    if (read) fenced.set(container, read);
  }
  const ends: EarlyEnd[] = [];
  for (const [container, { isClosed, mark, place }] of fenced) {
    if (isClosed) continue;
    const { outer, node, parent } = container;
    const around = outer && fenced.get(outer);
    if (outer && around && around.mark.length <= mark.length && endsWith(outer, fenced)) {
      ends.push({
        parent: outer.parent,
        end: around.end,
        report: (closing) =>
          reporter.report({
            code: 'parse/unclosed-directive',
            message: closing
              ? `the first closing line in this block closes both it and the block "${node.name}" in it`
              : `this block is not closed before the block "${node.name}" begins`,
            help: closing ? 'Open and close it with more colons than the inner block.' : closeHelp,
            place: around.place,
            related: [
              { message: 'the inner block', place },
              ...(closing ? [{ message: 'this line does not close a block', place: closing }] : []),
            ],
          }),
      });
      continue;
    }
    reporter.report({
      code: 'parse/unclosed-directive',
      message: `this block is never closed, so it extends to the end of the ${nameOfContainer(parent.type)}`,
      help: closeHelp,
      place,
    });
  }
  return ends;
}

/** True where the container, or an enclosing one that the same line closes, has a closing line. */
function endsWith(container: Container, fenced: ReadonlyMap<Container, Fenced>): boolean {
  const own = fenced.get(container);
  if (!own || own.isClosed) return own !== undefined;
  const around = container.outer && fenced.get(container.outer);
  return around !== undefined && around.mark.length <= own.mark.length && endsWith(container.outer as Container, fenced);
}

/** Reports colon lines in text: those that open no container, those meant to close one that ended before, and stray ones. */
export function reportColons({ reporter }: Context, { texts, text, file }: Structure, ends: readonly EarlyEnd[]): void {
  if (texts.length === 0) {
    for (const end of ends) end.report(undefined);
    return;
  }
  const opened: Parents[] = [];
  const closing = new Map<EarlyEnd, Place>();
  const lines = new LineIndex(text);
  const placeOf = (from: number, to: number): Place => lines.place(file, from, to);
  for (const inside of texts) {
    for (const line of linesOfColons(text, inside)) {
      if (line.rest !== '') {
        opened.push(inside.parent);
        reporter.report(explainOpening(line, placeOf));
        continue;
      }
      const { colons, start } = line;
      const place = placeOf(start, start + colons.length);
      const early = ends.findLast((end) => !closing.has(end) && end.end < place.start.line && holds(end.parent, inside));
      if (early) closing.set(early, place);
      else if (opened.length > 0) opened.pop();
      else
        reporter.report({
          code: 'parse/stray-colons',
          message: `"${colons}" does not close a block, so it is shown as text`,
          help: 'Remove it. If it should close the block above, that block has already been closed: an outer block needs more colons than the blocks in it.',
          place,
        });
    }
  }
  for (const end of ends) end.report(closing.get(end));
}

/** True for a colon line that is a whole paragraph, or the last line of one. */
function holds(parent: Parents, { parent: paragraph }: Inside<unknown>): boolean {
  return (parent.children as readonly unknown[]).includes(paragraph);
}

interface LineOfColons {
  readonly colons: string;
  /** The text after the colons; empty for a closing line. */
  readonly rest: string;
  /** The offset of the first colon. */
  readonly start: number;
}

/** `text` is the text that the parser saw: the rest of such a line may be several nodes. */
function* linesOfColons(text: string, { node, parent }: Structure['texts'][number]): Generator<LineOfColons> {
  if (parent.type !== 'paragraph') return;
  const from = node.position?.start.offset ?? 0;
  const source = text.slice(from, node.position?.end.offset);
  for (const match of source.matchAll(/(?<!:):{3,}(?!:)(?<=^[ \t>]*:+)/gm)) {
    const [colons] = match;
    const start = from + match.index;
    const isLineStart =
      match.index > 0 || /(?:^|[\n\r])[ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)*$/.test(text.slice(Math.max(0, start - 200), start));
    if (!isLineStart) continue;
    const [rest = ''] = /^[^\n\r]*/.exec(text.slice(start + colons.length)) ?? [];
    yield { colons, rest: rest.trimEnd(), start };
  }
}

const opening = /^([ \t]*)([A-Za-z][\w-]*)(?=[ \t[{]|$)(.*)$/;

/** `placeOf` converts two offsets to a place. */
function explainOpening({ colons, rest, start }: LineOfColons, placeOf: (from: number, to: number) => Place): DiagnosticDraft {
  const code = 'parse/stray-colons';
  const end = start + colons.length + rest.length;
  const [, space = '', name = '', more = ''] = opening.exec(rest) ?? [];
  if (name === '') {
    return {
      code,
      message: `"${colons}${rest}" does not open a block, because no name follows the colons`,
      help: `A block begins with colons and a name, such as \`:::note[Title]\`. To show colons as text, write \`\\${colons}\`.`,
      place: placeOf(start, end),
    };
  }
  const written = `${colons}${space === '' ? '' : ' '}${name}`;
  const message =
    space === ''
      ? `"${written}" does not open a block, because only a title in brackets and attributes may follow the name`
      : `"${written}" does not open a block, because there is a space between the colons and the name`;
  const place = placeOf(start, space === '' ? end : end - more.length);
  const foreign = foreignBlockHelp(name);
  if (foreign !== undefined) return { code, message, help: foreign, place };
  const plain = `${colons}${name}${more}`;
  const repaired = labelTitle(plain);
  if (space === '' && repaired === plain) {
    return { code, message, help: `Put the whole title in brackets: \`${colons}${name}[Title]\`.`, place };
  }
  const fix = { title: `write "${repaired}"`, place: placeOf(start, end), replaces: `${colons}${rest}`, text: repaired };
  return { code, message, help: `Write "${repaired}".`, place, fix };
}

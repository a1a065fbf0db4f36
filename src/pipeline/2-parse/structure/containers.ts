// Reports directives that are never closed, and lines of colons that open or close nothing.
import type { Parents } from 'mdast';
import type { Context } from '#context/context';
import { LineIndex } from '#model/line-index';
import type { Place } from '#model/place';
import type { Container, Inside, Structure } from './collect.ts';
import { explainOpening, linesOfColons } from './colon-lines.ts';
import { type Fenced, nameOfContainer, readFenced } from './fenced.ts';

/** A container that the end of an inner one closes, and the later line that was meant to close it. */
export interface EarlyEnd {
  readonly parent: Parents;
  readonly end: number;
  readonly report: (closing: Place | undefined) => void;
}

const closeHelp = 'Close it with a line of as many colons. A block around another has more of them than the inner one.';

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
              ? `the first closing line in this block ends it, and the block "${node.name}" in it`
              : `this block is not closed before the block "${node.name}" begins`,
            help: closing ? 'Open and close it with more colons than the block in it.' : closeHelp,
            place: around.place,
            related: [
              { message: 'the inner block', place },
              ...(closing ? [{ message: 'this line closes nothing', place: closing }] : []),
            ],
          }),
      });
      continue;
    }
    reporter.report({
      code: 'parse/unclosed-directive',
      message: `this block is never closed: it runs to the end of the ${nameOfContainer(parent.type)}`,
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
          message: `"${colons}" closes no block: it is shown as text`,
          help: 'Take it out. If the block above it was to end here, it has been closed before: a block around another has more colons.',
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

// Moves prose to where it stands in the source as written, which may be another text than the one that was parsed.
import type { Prose, ProseBlock, ProseSegment } from '#model/prose';

type Block = Omit<ProseBlock, 'file'>;

/**
 * Older forms are rewritten before they are parsed, line by line, so that a word may stand in another column. Words that are not
 * found on their line are left out.
 */
export function settleProse({ blocks, comments }: Prose, parsed: string, source: string): Prose {
  if (parsed === source) return { blocks, comments };
  const lines = source.split(/\r\n|\n|\r/);
  const before = parsed.split(/\r\n|\n|\r/);
  return { comments, blocks: blocks.flatMap((block) => settleBlock(block, lines, before) ?? []) };
}

function settleBlock(block: Block, lines: readonly string[], before: readonly string[]): Block | undefined {
  const isSame = ({ start, end = start }: Pick<ProseSegment, 'start' | 'end'>): boolean => {
    for (let line = start.line - 1; line < end.line; line++) if (lines[line] !== before[line]) return false;
    return true;
  };
  if (isSame(block.place)) return block;
  const segments: ProseSegment[] = [];
  for (const segment of block.segments) {
    const { at, length, start, end } = segment;
    if (isSame(segment)) segments.push(segment);
    else if (end === undefined) {
      const last = segments.at(-1);
      const from = last?.start.line === start.line ? (last.end?.column ?? last.start.column + last.length) - 1 : 0;
      const words = block.text.slice(at, at + length);
      const line = lines[start.line - 1] ?? '';
      const column = line.startsWith(words, start.column - 1) ? start.column - 1 : line.indexOf(words, from);
      if (column >= 0) segments.push({ at, length, start: { line: start.line, column: column + 1 } });
    }
  }
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last) return undefined;
  return { ...block, segments, place: { start: first.start, end: endOf(last) } };
}

/** Where a segment ends in the source. */
export function endOf({ start, end, length }: ProseSegment): ProseSegment['start'] {
  return end ?? { line: start.line, column: start.column + length };
}

// Prints the difference of two texts as a unified diff, as `diff -u` and git do.
import type { Palette } from './palette.ts';

export interface Names {
  readonly from: string;
  readonly to: string;
}

/** Lines that are the same, before and after a change. */
const context = 3;

/** Empty for equal texts. A line break at the end makes no difference. */
export async function unifiedDiff(from: string, to: string, names: Names): Promise<readonly string[]> {
  // Loaded late: few commands print one.
  const { structuredPatch } = await import('diff');
  const { hunks } = structuredPatch('', '', ended(from), ended(to), '', '', { context });
  if (hunks.length === 0) return [];
  const printed = hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => [
    `@@ -${range(oldStart, oldLines)} +${range(newStart, newLines)} @@`,
    ...lines,
  ]);
  return [`--- ${names.from}`, `+++ ${names.to}`, ...printed];
}

/** In colors, without git's own header lines. Ends with an empty line; empty for equal texts. */
export async function printDiff(before: string, after: string, names: Names, palette: Palette): Promise<string> {
  const lines = colored(await unifiedDiff(before, after, names), palette);
  return lines.length === 0 ? '' : `${lines.join('\n')}\n\n`;
}

export function colored(lines: readonly string[], { added, removed, note }: Palette): readonly string[] {
  return lines.map((line, index) => {
    if (index < 2) return line;
    if (line.startsWith('@')) return note(line);
    return line.startsWith('+') ? added(line) : line.startsWith('-') ? removed(line) : line;
  });
}

function ended(text: string): string {
  return text.endsWith('\n') ? text : `${text}\n`;
}

/** One line is named by its number alone. */
function range(start: number, length: number): string {
  return length === 1 ? String(start) : `${start},${length}`;
}

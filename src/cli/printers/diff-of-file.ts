// Prints the change of one file as a colored diff, as git does without its own header lines.
import type { Palette } from './palette.ts';
import { type Names, unifiedDiff } from './unified-diff.ts';

/** Ends with an empty line; empty for equal texts. */
export async function printDiff(before: string, after: string, names: Names, { added, removed, note }: Palette): Promise<string> {
  const lines = (await unifiedDiff(before, after, names)).map((line, index) => {
    if (index < 2) return line;
    if (line.startsWith('@')) return note(line);
    return line.startsWith('+') ? added(line) : line.startsWith('-') ? removed(line) : line;
  });
  return lines.length === 0 ? '' : `${lines.join('\n')}\n\n`;
}

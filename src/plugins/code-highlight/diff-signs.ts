// Strips the `+` and `-` signs from lines of a diff and turns them into marks, so that the code can be highlighted.
import { type CodeLine, withClass } from './code-lines.ts';

const classOf: Readonly<Record<string, string>> = { '+': 'added', '-': 'removed' };

/** If any line lacks both a sign and a blank in the first column, unmarked lines are taken to have no such column. */
export function takeSigns(lines: readonly CodeLine[]): readonly CodeLine[] {
  const hasPlace = lines.every(({ text }) => /^(?:[-+\s]|$)/.test(text));
  return lines.map((line) => {
    const className = classOf[line.text[0] ?? ''];
    const text = className || hasPlace ? line.text.slice(1) : line.text;
    return className ? withClass({ ...line, text }, className) : { ...line, text };
  });
}

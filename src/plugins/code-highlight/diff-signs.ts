// Lines of a diff to lines of a language: the sign that each begins with becomes its mark.
import { type CodeLine, withClass } from './code-lines.ts';

const classOf: Readonly<Record<string, string>> = { '+': 'added', '-': 'removed' };

/** Where a line has neither a sign nor a blank in its place, all other lines are taken to have no place for one either. */
export function takeSigns(lines: readonly CodeLine[]): readonly CodeLine[] {
  const hasPlace = lines.every(({ text }) => /^(?:[-+\s]|$)/.test(text));
  return lines.map((line) => {
    const className = classOf[line.text[0] ?? ''];
    const text = className || hasPlace ? line.text.slice(1) : line.text;
    return className ? withClass({ ...line, text }, className) : { ...line, text };
  });
}

// Prints a text as a heading of Markdown or MDX that says exactly that.
import { trimEnd, trimStart } from '#model/trim';

/** Line ends and spaces at its ends are written as references, since a heading has one line and is trimmed. */
export function markdownHeading(text: string): string {
  const escaped = text.replaceAll(/[\\`*_[\]<>{}#|~&$]/g, '\\$&');
  const ending = trimStart(escaped, ' ');
  const words = trimEnd(ending, ' ');
  const spaces = (count: number): string => reference(' ').repeat(count);
  const inOneLine = words.replaceAll(/[\t\n\r\u2028\u2029]/g, reference);
  return `# ${spaces(escaped.length - ending.length)}${inOneLine}${spaces(ending.length - words.length)}`;
}

function reference(sign: string): string {
  return `&#${sign.codePointAt(0)};`;
}

// Puts a title on one line, since a Markdown heading ends with its line.

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

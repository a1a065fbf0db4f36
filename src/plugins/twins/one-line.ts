// Puts a title on one line: a heading of Markdown ends with its line.

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

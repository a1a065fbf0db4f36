// Joins the lines of a title, since a Markdown heading ends with its line.

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

// Prints a text as a heading of Markdown or MDX that says exactly that.

/** Line ends and spaces at its ends are written as references, since a heading has one line and is trimmed. */
export function markdownHeading(text: string): string {
  const escaped = text.replaceAll(/[\\`*_[\]<>{}#|~&$]/g, '\\$&');
  return `# ${escaped.replaceAll(/[\t\n\r\u2028\u2029]|^ +| +$/g, references)}`;
}

function references(characters: string): string {
  return Array.from(characters, (one) => `&#${one.codePointAt(0)};`).join('');
}

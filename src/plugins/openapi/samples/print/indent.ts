// Indents code that is nested in other code.

const longestLine = 60;

/**
 * Indents all lines but the first, whose place is given. Lines inside of texts are indented too, so a text of several lines
 * must not be in it.
 */
export function indentAfterFirst(code: string, spaces: number): string {
  return code.replaceAll('\n', `\n${' '.repeat(spaces)}`);
}

/** Entries of a list or an object: on one line where they fit, else each on its own with a comma after it. */
export function printEntries(brackets: '[]' | '{}', entries: readonly string[], spaces: number, padding: '' | ' '): string {
  const [open, close] = brackets;
  if (entries.length === 0) return brackets;
  const line = `${open}${padding}${entries.join(', ')}${padding}${close}`;
  if (line.length <= longestLine && !line.includes('\n')) return line;
  const lines = entries.map((entry) => `${' '.repeat(spaces)}${indentAfterFirst(entry, spaces)},`);
  return `${open}\n${lines.join('\n')}\n${close}`;
}

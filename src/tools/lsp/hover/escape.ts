// Writes plain text as Markdown.

/** No sign of it is markup. */
export function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~!&]/g, '\\$&').replace(/^(\s*)([-+]|\d+[.)])(?=\s)/gm, '$1\\$2');
}

/** Inline code, whatever backticks are in it. */
export function code(text: string): string {
  const longest = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  const marks = '`'.repeat(longest + 1);
  const space = longest > 0 ? ' ' : '';
  return `${marks}${space}${text.replace(/\s+/g, ' ')}${space}${marks}`;
}

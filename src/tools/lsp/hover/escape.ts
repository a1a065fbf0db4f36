// Writes plain text as Markdown.

/** No sign of it is markup. */
export function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~!&]/g, '\\$&').replace(/^([ \t]{0,3})([-+]|\d{1,9}[.)])(?=\s)/gm, '$1\\$2');
}

/** Links out of their page lead nowhere; their texts, and those of images, stay. */
export function withoutLinks(markdown: string): string {
  return markdown.replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1');
}

/** Inline code, whatever backticks are in it. */
export function code(text: string): string {
  const longest = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  const marks = '`'.repeat(longest + 1);
  const space = longest > 0 ? ' ' : '';
  return `${marks}${space}${text.replace(/\s+/g, ' ')}${space}${marks}`;
}

// Prints a text as a CSS string.

/** Escapes characters that would end the string or have a special meaning. */
export function cssString(text: string): string {
  return `"${text.replace(/[\\"\n\r\f<>]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;
}

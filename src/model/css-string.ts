// Prints a text as a string of CSS.

/** What would end it, or mean something else in it, stands there by its number. */
export function cssString(text: string): string {
  return `"${text.replace(/[\\"\n\r\f<>]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;
}

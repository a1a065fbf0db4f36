// Text of others to text that a terminal cannot take for commands and that hides nothing.

/** Controls, marks that turn the direction of text, characters without width, and halves of surrogate pairs. */
const hidden = /[\p{Cc}\p{Cs}\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

/** The text with every hidden character as a sign or its number; line feeds stay if `keepLines`. */
export function visible(text: string, keepLines = false): string {
  return text.replace(hidden, (character) => (keepLines && character === '\n' ? character : nameOf(character)));
}

function nameOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  if (code === 0x7f) return '\u2421';
  if (code >= 0xd800 && code <= 0xdfff) return '\uFFFD';
  return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
}

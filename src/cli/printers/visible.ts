// Escapes untrusted text, so that a terminal neither obeys nor hides any of it.

/** Matches control characters, bidirectional marks, zero-width characters, and lone surrogates. */
const hidden = /[\p{Cc}\p{Cs}\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

/** Replaces every hidden character by a symbol or its number; keeps line feeds if `keepLines`. */
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

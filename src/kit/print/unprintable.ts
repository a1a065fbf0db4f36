// Escapes characters that end a line or cannot be seen, in a form that JavaScript, JSON and YAML read between quotes.

/** Control characters, line ends, invisible formatting such as bidirectional marks, and halves of surrogate pairs. */
const unprintable = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\uFFFE\uFFFF]/gu;

const short: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Joiners stay: they belong to words and emoji. So do the tags in flags, since YAML reads only single units. */
export function escapeUnprintable(text: string): string {
  return text.replace(unprintable, (character) => {
    if (character.length > 1) return character;
    return short[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** Valid in JavaScript, JSON and YAML. */
export function doubleQuoted(text: string): string {
  return `"${escapeUnprintable(text.replace(/[\\"]/g, '\\$&'))}"`;
}

// Removes from a text what no feed can hold.

/** XML has no form for control characters, halves of characters and noncharacters; readers of JSON show nothing for them. */
export function legible(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}

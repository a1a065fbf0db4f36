// Strips from a text the characters that no feed format can hold.

/** XML cannot represent control characters, lone surrogates and noncharacters; JSON readers show nothing for them. */
export function legible(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}

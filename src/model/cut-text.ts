// Splits texts into graphemes, so that emoji of several code points and letters with accents stay whole.

/** Below, each UTF-16 unit is a character of its own; a line feed belongs to what returns before it. */
const firstCombining = 0x300;

/** The last place at or before `at` where no character is cut. */
export function boundaryBefore(text: string, at: number): number {
  if (at <= 0) return 0;
  if (at >= text.length) return text.length;
  const next = text.charCodeAt(at);
  if (next < firstCombining && next !== 0x0a && text.charCodeAt(at - 1) < firstCombining) return at;
  return new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text).containing(at)?.index ?? at;
}

/** At most as many UTF-16 units of the start of a text. */
export function cutText(text: string, most: number): string {
  return text.slice(0, boundaryBefore(text, most));
}

/** The same, with an ellipsis where something is left out. */
export function shorten(text: string, most: number): string {
  return text.length > most ? `${cutText(text, most)}…` : text;
}

/** `a` of `a//`. */
export function trimEnd(text: string, sign: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === sign) end--;
  return text.slice(0, end);
}

/** `a` of `//a`. */
export function trimStart(text: string, sign: string): string {
  let start = 0;
  while (text[start] === sign) start++;
  return text.slice(start);
}

/** `a` of `//a/`. */
export function trimEnds(text: string, sign: string): string {
  return trimEnd(trimStart(text, sign), sign);
}

/** A path without slashes at its end, but for its first: `/a` of `/a//`, `/` of `//`. */
export function trimPath(path: string): string {
  return trimEnd(path, '/') || path.slice(0, 1);
}

// Trims characters from the ends of texts in linear time, unlike an expression such as `/\/+$/`.

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

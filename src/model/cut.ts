// Cuts texts at a character in linear time, unlike an expression such as `/[?#].*$/`.

/** What stands before the first of several signs, and what stands from it on: `/a` and `?b#c` of `/a?b#c` at `?#`. */
export function cutAt(text: string, signs: string): readonly [before: string, from: string] {
  const found = [...signs].map((sign) => text.indexOf(sign)).filter((at) => at >= 0);
  const at = found.length > 0 ? Math.min(...found) : text.length;
  return [text.slice(0, at), text.slice(at)];
}

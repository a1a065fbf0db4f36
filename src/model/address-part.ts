// Checks whether a text can be part of an address or of a file name.

/** Begin a query or an anchor, separate folders on Windows, or are no characters: no line, and no half of a pair. */
const refused = /[?#\\\p{Cc}\p{Cs}]/u;

/** True for a part of an address. */
export function fitsAddress(text: string): boolean {
  return !refused.test(text);
}

/** Why no page can have a file of this path, as the end of a sentence. Undefined where one can. */
export function problemOfFileName(path: string): string | undefined {
  if (/[\p{Cc}\u2028\u2029]/u.test(path)) return 'has a line end or another control character in its name';
  if (/[\p{Cs}\uFFFE\uFFFF]/u.test(path)) return 'has an invalid character in its name';
  const [sign] = /[?#\\]/.exec(path) ?? [];
  return sign && `has a \`${sign}\` in its name, which is not allowed in an address`;
}

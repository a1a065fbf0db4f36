// Determines how an address is written in its source.
import type { Link } from '#model/document';
import type { Place } from '#model/place';

/**
 * The source of a link's address, to be spread into the link; nothing where it is the address itself, or where the place holds
 * something else: a plugin's step may have made the link of any text. `lines` are the source's.
 */
export function writtenAs(
  target: string,
  { start, end }: Place,
  lines: readonly string[],
  decode: (text: string) => string,
): Pick<Link, 'written'> {
  if (start.line !== end.line) return {};
  const source = lines[start.line - 1]?.slice(start.column - 1, end.column - 1) ?? '';
  return source !== target && /[\\&]/.test(source) && decode(source) === target ? { written: source } : {};
}

// Creates the fix that writes another address for a link.
import type { Fix } from '#model/diagnostic';
import type { Link } from '#model/document';

/**
 * The fix, to be spread into a draft. None where the new address would have to be quoted or escaped, as in HTML, in JSX, and in
 * the files that a plugin's sources come from.
 */
export function rewriteAddress(
  link: Pick<Link, 'target' | 'written' | 'place' | 'syntax'>,
  text: string,
): { readonly fix?: Fix } {
  const { target, written = target, place, syntax } = link;
  const isMarkdown = syntax === undefined && /\.mdx?$/i.test(place.file);
  if (!isMarkdown && !/^[\w./@~#?=&%:+-]*$/.test(text)) return {};
  return { fix: { title: `write "${text}"`, place, replaces: written, text } };
}

// Reports a link to an id that its page does not have, with the nearest id.
import type { Context } from '#context/context';
import { addressFault, siteFault } from '#kit/address-fault';
import type { Fix } from '#model/diagnostic';
import type { Link } from '#model/document';
import { isSiteAddress } from '#model/linked-site';
import { nearest } from '#model/nearest';
import type { Place } from '#model/place';
import { printShownTo, type ShownTo } from '#model/variants';
import { pathOf } from './suggest.ts';

export interface BrokenAnchor {
  readonly link: Pick<Link, 'target' | 'written' | 'place' | 'syntax'>;
  /** Decoded, without `#`. */
  readonly hash: string;
  /** The ids of the page. */
  readonly ids: readonly string[];
  /** The source of the page that shows the partial with the address. */
  readonly shownBy?: string | undefined;
  /** To whom the page shows such a heading, where this build leaves it out. */
  readonly leftOut?: ShownTo | undefined;
  /** False in code, where the text to replace is unknown. */
  readonly fixable: boolean;
}

export function reportAnchor(context: Context, { link, hash, ids, shownBy, leftOut, fixable }: BrokenAnchor): void {
  const { target, place } = link;
  const page = pathOf(target);
  const self = shownBy === undefined ? 'this page' : `the page "${shownBy}", which includes this partial,`;
  const subject = page === '' ? self : `the page at "${page}"`;
  if (leftOut) {
    const written = printShownTo(leftOut);
    context.reporter.report({
      code: 'resolve/left-out-heading',
      message: `${subject} has the heading "${hash}" only for ${written}, which this build leaves out`,
      help: `Show the link only to the readers who see the heading, with \`:::only{${written}}\`, or link to content that everyone sees.`,
      place: anchorPlace(target, place),
    });
    return;
  }
  const meant = likelyId(hash, ids);
  const text = meant && `${target.slice(0, target.indexOf('#'))}#${meant}`;
  // A fix for one page that shows a partial may break another.
  const isFixable = fixable && !(page === '' && shownBy !== undefined);
  context.reporter.report({
    code: 'resolve/broken-anchor',
    message: `${subject} has no heading or element with the id "${hash}"`,
    help: text ? `Did you mean "${text}"?` : ids.length === 0 ? 'The page has no ids.' : `The ids are ${listed(ids)}.`,
    place: anchorPlace(target, place),
    ...(text && isFixable ? rewriteAddress(link, text) : {}),
  });
}

/** The place of the anchor, or of the whole address where it contains escapes. */
function anchorPlace(target: string, place: Place): Place {
  const { start, end } = place;
  // Quoted in data.
  const quotes = (end.column - start.column - target.length) / 2;
  if (start.line !== end.line || (quotes !== 0 && quotes !== 1)) return place;
  const column = start.column + quotes + target.indexOf('#');
  return { ...place, start: { ...start, column }, end: { ...end, column: end.column - quotes } };
}

/** The id that was probably meant. */
export function likelyId(hash: string, ids: readonly string[]): string | undefined {
  return nearest(hash, ids) ?? extended(hash, ids);
}

/**
 * The only id of which the hash is a prefix, or which is a prefix of the hash: a heading that became longer or shorter. Else the
 * only one with the same first word.
 */
function extended(hash: string, ids: readonly string[]): string | undefined {
  const only = (found: readonly string[]): string | undefined => (found.length === 1 ? found[0] : undefined);
  const [word = ''] = hash.split('-');
  return (
    only(ids.filter((id) => id !== '' && (id.startsWith(`${hash}-`) || hash.startsWith(`${id}-`)))) ??
    only(word.length < 4 ? [] : ids.filter((id) => id.split('-')[0] === word))
  );
}

function listed(ids: readonly string[]): string {
  const shown = ids.slice(0, 8).map((id) => `"${id}"`);
  return ids.length > shown.length ? `${shown.join(', ')} and ${ids.length - shown.length} more` : shown.join(', ');
}

/** `fixable` is false in code, where the text to replace is unknown. */
export function reportFault({ reporter, config }: Context, link: Pick<Link, 'target' | 'place'>, fixable: boolean): void {
  const { target, place } = link;
  const { sites } = config.settings.links;
  if (isSiteAddress(target, sites)) return;
  const fault = siteFault(target, Object.keys(sites)) ?? addressFault(target);
  if (!fault) return;
  const { message, help, meant } = fault;
  reporter.report({
    code: 'resolve/invalid-address',
    message: `"${target}" ${message}`,
    help,
    place,
    ...(meant !== undefined && fixable ? rewriteAddress(link, meant) : {}),
  });
}

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

// Explains differences that are meant: what slodocs does in another way than Docusaurus, as its manual says, where two pages prove it.

import { withoutLinks } from '#kit/without-marks';
import type { Pair } from './compare-pages.ts';
import type { Finding } from './finding.ts';

export function explainPage(one: Finding, pair: Pair): Finding {
  const because = reasonFor(one, pair);
  return because === undefined ? one : { ...one, because };
}

function reasonFor({ code, at, theirs = '', ours = '' }: Finding, pair: Pair): string | undefined {
  if (/^(?:\/[\w-]+)?\/404$/.test(at) && ['title', 'heading', 'no-index', 'canonical'].includes(code))
    return 'the page for unknown addresses has its own text (`theme.strings`), and search engines do not list it';
  if (code === 'title') return reasonForTitle(theirs, ours, pair);
  if (code === 'heading') {
    if (theirs === '') return untitled;
    if (pair.theirs.titles.slice(1).includes(ours)) return 'an HTML `<h1>` at the start of a page is its only level-1 heading';
  }
  if (code === 'description' && isShownBy(pair, ours) && !isShownBy(pair, theirs)) {
    const isMark = /^(?:[{|]|~~~|<!--|- |[\w-]+\})/.test(theirs);
    if (isMark || isSourceOf(theirs, ours)) return 'a description is the first line of text, not of source';
  }
  if (code === 'list-order' && pair.theirs.list === 'archive' && isTurned(pair))
    return 'the archive lists the newest post of a year first';
  return undefined;
}

const untitled = 'a page without a title gets one';

function reasonForTitle(theirs: string, ours: string, pair: Pair): string | undefined {
  const [heading = ''] = pair.theirs.titles;
  if (heading === '') return ours.endsWith(theirs) ? untitled : undefined;
  // What follows the heading is the title of the site, in both. A title of its own is another one than the label in the sidebar.
  const isOfPage = ours.startsWith(heading) && theirs.endsWith(ours.slice(heading.length)) && isSourceOf(theirs, ours);
  const label = pair.theirs.sidebar.find(({ href, isLeaf }) => isLeaf && href === pair.at)?.label ?? '';
  return isOfPage && theirs.startsWith(label) ? ofSource : undefined;
}

export const ofSource = 'a title is the text that the page shows, not its source';

function isShownBy({ theirs: { text } }: Pair, description: string): boolean {
  return description !== '' && text.includes(description);
}

/** True where all entries of one list are in the other, and every one of a year comes in the opposite order. */
function isTurned({ theirs, ours }: Pair): boolean {
  const own = new Set(ours.entries);
  const rest = theirs.entries.filter((to) => own.has(to));
  const turned = ours.entries.filter((to) => rest.includes(to));
  // Years come in the same order in both: each is a run of theirs that ours has backwards.
  for (let at = 0; at < rest.length; ) {
    const last = rest.indexOf(turned[at] ?? '');
    if (last < at) return false;
    for (let n = 0; at + n <= last; n++) if (rest[last - n] !== turned[at + n]) return false;
    at = last + 1;
  }
  return true;
}

/**
 * True where a text has the words of another one in their order, without its marks, targets of links, tags, entities and names of
 * emoji. What braces hold may be lacking.
 */
export function isSourceOf(source: string, text: string): boolean {
  const words = wordsOf(text);
  let at = 0;
  for (const word of wordsOf(withoutMarks(source))) {
    at = words.indexOf(word, at) + 1;
    if (at === 0) return false;
  }
  return at > 0;
}

function withoutMarks(source: string): string {
  return withoutLinks(source)
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&[a-z]+;|:[a-z_\d+-]+:/gi, ' ');
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

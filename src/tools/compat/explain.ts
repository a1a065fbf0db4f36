// Explains differences that are meant: what slodocs shows in another way than Docusaurus does, as its manual says.
import type { BuiltSite } from './built-site.ts';
import type { CompatDifference } from './difference.ts';

/** Undefined for a difference that nobody means. `theirs` is the other build. */
export function explain({ code, at, theirs = '', ours = '' }: CompatDifference, build: BuiltSite): string | undefined {
  if (at === '/404' && (code === 'title' || code === 'no-index'))
    return 'the page for unknown addresses has its own words (`theme.strings`), and search engines do not list it';
  if (code === 'title' || code === 'sidebar') {
    if (plain(theirs) === plain(ours)) return 'a title is its text, not its source';
    if (code === 'title' && kept(ours, theirs)) return 'braces in a title stay, and expressions have their value';
    if (code === 'title' && ours.endsWith(` | ${theirs}`)) return 'a page without a title gets one';
  }
  if (code === 'description') {
    if (plain(theirs) === plain(ours)) return 'a description is its text, not its source';
    if (/^(?:[{|]|~~~|<!--|- |[\w-]+\})/.test(theirs)) return 'a description is the first line of text, not of source';
  }
  if (code === 'missing-heading') {
    if (/\/tags$/.test(at) && [...theirs].length === 1) return 'the letters in a list of tags are no targets';
    if (isOfExcerpt(at, theirs, build)) return 'an excerpt has no ids: they are those of its page';
  }
  return undefined;
}

/** A list shows the beginnings of other pages. */
function isOfExcerpt(at: string, id: string, { pages }: BuiltSite): boolean {
  const start = at === '/' ? at : `${at}/`;
  return [...pages].some(([address, page]) => address !== at && address.startsWith(start) && page.headings.includes(id));
}

/** True where ours has only what braces hold besides. */
function kept(ours: string, theirs: string): boolean {
  const [head = '', ...site] = theirs.split(' | ');
  const [own = '', ...ownSite] = ours.split(' | ');
  return own.startsWith(`${head} `) && ownSite.join(' | ') === site.join(' | ');
}

/** The letters and digits of a text without its Markdown: marks, targets of links, tags, entities and names of emoji. */
function plain(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&[a-z]+;|:[a-z_\d+-]+:/gi, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

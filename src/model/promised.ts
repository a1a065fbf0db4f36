// A site to the addresses that it promises to keep, each with the ids that links from outside may name.
import type { Page, PlacedPage } from './page.ts';
import { compareText } from './place.ts';
import { redirectKey } from './redirect.ts';
import { isNotFound } from './route.ts';
import type { Site } from './site.ts';

export interface PromisedAddress {
  /** Without base. */
  readonly path: string;
  /** Sorted, none twice. */
  readonly anchors: readonly string[];
}

/**
 * All pages but the one that stands for addresses that lead nowhere, and what redirects lead on from: that was promised once.
 * Unlisted pages, listings and redirects promise no anchors.
 */
export function promisedAddresses(site: Pick<Site, 'pages' | 'redirects'>): readonly PromisedAddress[] {
  const pages = site.pages.filter(isPromised);
  const taken = new Set(pages.map(({ route }) => redirectKey(route.path)));
  const sources = site.redirects.filter(({ from }) => !taken.has(redirectKey(from)));
  return [
    ...pages.map((page) => ({ path: page.route.path, anchors: page.unlisted ? [] : anchorsOf(page) })),
    ...sources.map(({ from }) => ({ path: from, anchors: [] })),
  ].sort((a, b) => compareText(a.path, b.path));
}

/** Ids of headings and of what else an author gives one, partials included. A listing has none of its own. */
export function anchorsOf(page: Page): readonly string[] {
  if (page.kind === 'listing') return [];
  const partials = Object.values(page.partials);
  const headings = [...page.headings, ...partials.flatMap((partial) => partial.headings)].map(({ id }) => id);
  const others = [page, ...partials].flatMap(({ document }) => document.facts.ids);
  return [...new Set([...headings, ...others])].filter((id) => id !== '' && !isFootnote(id)).sort(compareText);
}

function isPromised({ route }: PlacedPage): boolean {
  return !isNotFound(route.path);
}

/** Footnotes are counted: one more of them gives the others new ids. */
function isFootnote(id: string): boolean {
  return /^(?:user-content-|footnote-label)/.test(id);
}

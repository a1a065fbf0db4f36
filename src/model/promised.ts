// Lists the addresses that a site promises to keep, with the anchors that external links may use.
import type { LocaleSettings } from './i18n.ts';
import type { Page, PlacedPage } from './page.ts';
import { compareText } from './place.ts';
import { redirectKey } from './redirect.ts';
import { isNotFound } from './route.ts';
import type { Settings } from './settings.ts';
import type { Site } from './site.ts';

export interface PromisedAddress {
  /** Without base, below the folder of its language. */
  readonly path: string;
  /** Sorted, without duplicates. */
  readonly anchors: readonly string[];
}

type PromisingSite = Pick<Site, 'pages' | 'redirects'> & { readonly settings: Pick<Settings, 'i18n'> };

/**
 * All pages except the not-found page, and the sources of redirects, which were promised before. Unlisted pages, listings and
 * redirects promise no anchors.
 */
export function promisedAddresses(site: PromisingSite): readonly PromisedAddress[] {
  const pages = site.pages.filter(isPromised);
  const taken = new Set(pages.map(({ route }) => redirectKey(route.path)));
  const sources = site.redirects.filter(({ from }) => !taken.has(redirectKey(from)));
  const above = languageFolder(site.settings.i18n?.locale);
  return [
    ...pages.map((page) => ({ path: above + page.route.path, anchors: page.unlisted ? [] : anchorsOf(page) })),
    ...sources.map(({ from }) => ({ path: above + from, anchors: [] })),
  ].sort((a, b) => compareText(a.path, b.path));
}

/** The path that all addresses of a language begin with, such as `/fr`; empty for that of the site. */
export function languageFolder(locale: LocaleSettings | undefined): string {
  return locale?.outFolder ? `/${locale.outFolder.slice(0, -1)}` : '';
}

/** The ids of headings and of other elements with an author's id, partials included. A listing has none of its own. */
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

/** Footnote ids are numbered, so they change when another one is added. */
function isFootnote(id: string): boolean {
  return /^(?:user-content-|footnote-label)/.test(id);
}

// Collects from all pages what differences of single pages are judged by.
import type { BuiltPage, SidebarLink } from './built-site.ts';
import { printEntry } from './compare-sidebars.ts';
import type { CompatDifference } from './difference.ts';

export class SiteFacts {
  readonly redirects = { theirs: new Map<string, string>(), ours: new Map<string, string>() };
  readonly counts = { headings: 0, links: 0, 'sidebar entries': 0, tags: 0 };
  pages = 0;
  ownPages = 0;
  /** The level-1 headings and the titles of the other build, by address. */
  readonly titles = new Map<string, { readonly heading: string; readonly title: string }>();
  /** Where lists with beginnings of other pages lead, by address. */
  readonly excerpts = new Map<string, readonly string[]>();
  /** The ids of headings in the other build, by address. */
  readonly ids = new Map<string, string>();
  /** Entries of all sidebars of theirs, by address. */
  readonly #known = new Set<string>();
  /** The first page of ours that shows an entry, by the entry. */
  readonly #shown = new Map<string, { readonly at: string; readonly href: string }>();

  /** Pages of ours that show a part of their sidebar. */
  readonly #cut = new Set<string>();

  add(at: string, theirs: BuiltPage | undefined, ours: BuiltPage | undefined): void {
    if (theirs?.redirect !== undefined) this.redirects.theirs.set(copy(at), copy(theirs.redirect));
    else if (theirs) this.#addTheirs(at, theirs);
    if (ours?.redirect !== undefined) this.redirects.ours.set(copy(at), copy(ours.redirect));
    else if (ours) this.#addOurs(at, ours, theirs !== undefined);
  }

  #addOurs(at: string, ours: BuiltPage, isShared: boolean): void {
    this.ownPages++;
    if (isShared) {
      if (ours.isCut) this.#cut.add(copy(at));
      for (const entry of ours.sidebar) this.#addEntry(at, entry);
    }
  }

  #addTheirs(at: string, page: BuiltPage): void {
    this.pages++;
    this.counts.headings += page.headings.length;
    this.counts.links += page.links.length;
    this.counts['sidebar entries'] += page.sidebar.length;
    this.counts.tags += page.tags.length;
    this.titles.set(copy(at), { heading: copy(page.titles[0] ?? ''), title: copy(page.title) });
    if (page.list === 'excerpts') this.excerpts.set(copy(at), page.links.map(copy));
    else if (page.headings.length > 0) this.ids.set(copy(at), copy(` ${page.headings.join(' ')} `));
    for (const { href } of page.sidebar) if (!this.#known.has(href)) this.#known.add(copy(href));
  }

  #addEntry(at: string, entry: SidebarLink): void {
    const printed = printEntry(entry);
    if (!this.#shown.has(printed)) this.#shown.set(copy(printed), { at: copy(at), href: copy(entry.href) });
  }

  /** True where a sidebar is too long for the page, and another page shows the entry. */
  isOnOtherPage(at: string, printed: string): boolean {
    return this.#cut.has(at) && this.#shown.has(printed);
  }

  /** Entries of ours that no page of theirs shows, at the first page that does. */
  extraInSidebars(): readonly CompatDifference[] {
    if (this.#known.size === 0) return [];
    const extra = [...this.#shown].filter(([, { href }]) => !this.#known.has(href));
    return extra.map(([printed, { at }]) => ({ code: 'extra-in-sidebar', at, ours: printed }));
  }
}

/** Parts of a string keep the whole page in memory; copies do not. */
function copy(text: string): string {
  return Buffer.from(text).toString();
}

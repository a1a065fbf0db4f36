// Collects from all pages what differences of single pages are judged by.
import { compareText } from '#model/place';
import type { Alternate, BuiltPage, SidebarLink } from './built-site.ts';
import { printEntry } from './compare-sidebars.ts';
import type { CompatDifference, LanguageCount } from './difference.ts';

export class SiteFacts {
  readonly redirects = { theirs: new Map<string, string>(), ours: new Map<string, string>() };
  readonly counts = { headings: 0, links: 0, 'sidebar entries': 0, tags: 0 };
  pages = 0;
  ownPages = 0;
  /** Pages of ours that nobody has translated, with the addresses of their originals. */
  readonly untranslated = new Map<string, string>();
  /** What addresses of languages begin with, such as `/fr`. */
  readonly languageFolders = new Set<string>();
  readonly #languages = new Map<string, { pages: number; ownPages: number; untranslated: number }>();
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
    const count = this.#countOf(ours.language);
    count.ownPages++;
    const { original } = ours;
    if (original !== undefined && original !== at) {
      count.untranslated++;
      this.untranslated.set(copy(at), copy(original));
    }
    if (isShared) {
      if (ours.isCut) this.#cut.add(copy(at));
      for (const entry of ours.sidebar) this.#addEntry(at, entry);
    }
  }

  #addTheirs(at: string, page: BuiltPage): void {
    this.pages++;
    this.#countOf(page.language).pages++;
    this.#addFolders(page.alternates);
    this.counts.headings += page.headings.length;
    this.counts.links += page.links.length;
    this.counts['sidebar entries'] += page.sidebar.length;
    this.counts.tags += page.tags.length;
    this.titles.set(copy(at), { heading: copy(page.titles[0] ?? ''), title: copy(page.title) });
    if (page.list === 'excerpts') this.excerpts.set(copy(at), page.links.map(copy));
    else if (page.headings.length > 0) this.ids.set(copy(at), copy(` ${page.headings.join(' ')} `));
    for (const { href } of page.sidebar) if (!this.#known.has(href)) this.#known.add(copy(href));
  }

  #countOf(language: string) {
    const known = this.#languages.get(language) ?? { pages: 0, ownPages: 0, untranslated: 0 };
    if (!this.#languages.has(language)) this.#languages.set(copy(language), known);
    return known;
  }

  #addFolders(alternates: readonly Alternate[]): void {
    const original = alternates.find(({ lang }) => lang === 'x-default')?.href;
    if (original === undefined) return;
    const below = original === '/' ? '' : original;
    for (const { href } of alternates)
      if (href !== original && href.endsWith(below)) this.languageFolders.add(copy(href.slice(0, href.length - below.length)));
  }

  /** Empty for a site of one language. Pages that do not name theirs count nowhere. */
  get languages(): Readonly<Record<string, LanguageCount>> {
    const named = [...this.#languages].filter(([language]) => language !== '');
    return named.length < 2 ? {} : Object.fromEntries(named.sort(([a], [b]) => compareText(a, b)));
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

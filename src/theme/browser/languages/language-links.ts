// Keeps hash and query in links to a page in other languages, and remembers the language that is chosen by them.
import type { StorageSlot } from '../../dom/storage.ts';

/** The home page of each language, by its tag. */
export type Homes = Readonly<Record<string, string>>;

/** In the menu of languages, the notice of a missing translation, and a suggestion. They may be there later only. */
export function tendLanguageLinks(homes: Homes, chosen: StorageSlot): void {
  const tend = ({ type, target }: Event): void => {
    const link = linkOf(target, homes);
    if (!link) return;
    keepPlace(link, homes);
    // Browsers share nothing between origins: there, what is kept here would be out of date soon.
    if ((type === 'click' || type === 'auxclick') && link.origin === location.origin) chosen.set(link.hreflang);
  };
  // Before the browser reads the address: to follow, open elsewhere or copy it.
  for (const type of ['pointerdown', 'focusin', 'click', 'auxclick']) addEventListener(type, tend, { capture: true });
}

/** Links of the content are the author's. */
function linkOf(target: EventTarget | null, homes: Homes): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang][lang]') : null;
  if (!link || link.closest('[data-body]')) return undefined;
  const home = homeOf(link.hreflang, homes);
  return home !== undefined && link.href.startsWith(home) ? link : undefined;
}

/** A page that a language lacks leads to its home page, which has other headings. */
function keepPlace(link: HTMLAnchorElement, homes: Homes): void {
  const isHome = link.origin + link.pathname === homeOf(link.hreflang, homes);
  const isAtHome = location.origin + location.pathname === homeOf(document.documentElement.lang, homes);
  if (isHome && !isAtHome) return;
  if (link.search !== location.search) link.search = location.search;
  if (link.hash !== location.hash) link.hash = location.hash;
}

function homeOf(lang: string, homes: Homes): string | undefined {
  const home = Object.hasOwn(homes, lang) ? homes[lang] : undefined;
  return home === undefined ? undefined : new URL(home, location.origin).href;
}

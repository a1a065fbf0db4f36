// Remembers the language that a reader chooses, and suggests it where a page is in another one; loaded only by sites in several languages.
import { betterLanguage } from './browser/languages/choose-language.ts';
import { type Translation, translationsOf } from './browser/languages/translations.ts';
import { createLateImport } from './browser/late-modules.ts';
import { createStorageSlot, type StorageSlot } from './dom/storage.ts';
import type { ShowSuggestion } from './suggestion.ts';

export interface LanguagesOfSite {
  readonly homes: Homes;
  /** The address of the module that shows suggestions; absent where the site makes none. */
  readonly suggestions?: string;
}

/** Returns an `onRouteDidUpdate`. */
export function tendLanguages({ homes, suggestions }: LanguagesOfSite): () => void {
  const chosen = createStorageSlot('docs-preferred-language');
  tendLanguageLinks(homes, chosen);
  if (suggestions === undefined) return () => undefined;
  const importLate = createLateImport(import.meta.url);
  let shown: { readonly href: string; remove(): void } | undefined;
  let isClosed = false;
  const hide = (): void => {
    shown?.remove();
    shown = undefined;
  };
  const wanted = (): Translation | undefined => {
    if (isClosed) return undefined;
    const translations = translationsOf(document);
    const kept = chosen.get();
    // A language that is kept may be gone.
    const preferred = kept !== null && Object.hasOwn(homes, kept) ? [kept] : navigator.languages;
    const others = translations.map(({ lang }) => lang);
    const lang = betterLanguage(preferred, document.documentElement.lang, others);
    return translations.find((one) => one.lang === lang);
  };
  const close = (): void => {
    // Where nothing can be kept, it holds for this visit.
    isClosed = true;
    chosen.set(document.documentElement.lang);
    hide();
  };
  const update = (): void => {
    const translation = wanted();
    if (translation?.href === shown?.href) return;
    hide();
    if (translation) void show(translation).catch(reportError);
  };
  const show = async (translation: Translation): Promise<void> => {
    const module = (await importLate(suggestions)) as { readonly default: ShowSuggestion };
    // The reader may have gone on meanwhile.
    if (shown || wanted()?.href !== translation.href) return;
    shown = { href: translation.href, remove: module.default(translation, close) };
  };
  // A language that has just been chosen is the one of the next page.
  chosen.listen(() => {
    if (wanted()?.href !== shown?.href) hide();
  });
  return update;
}

/** The home page of each language, by its tag. */
type Homes = Readonly<Record<string, string>>;

/** In the menu of languages, the notice of a missing translation, and a suggestion. They may be there later only. */
function tendLanguageLinks(homes: Homes, chosen: StorageSlot): void {
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

// Remembers the language that a reader chooses, and suggests it where a page is in another one; loaded only by sites in several languages.
import { betterLanguage } from './browser/languages/choose-language.ts';
import { type Homes, tendLanguageLinks } from './browser/languages/language-links.ts';
import { type Translation, translationsOf } from './browser/languages/translations.ts';
import { createLateImport } from './browser/late-modules.ts';
import { createStorageSlot } from './dom/storage.ts';
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

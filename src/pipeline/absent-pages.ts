// Finds the pages that a language lacks, which links lead to in the language of the site.
import type { Fallback, I18nSettings } from '#model/i18n';
import { type AbsentPage, keyPlace, type Page, type PlacedDoc } from '#model/page';
import { isNotFound, routeKey } from '#model/route';
import type { Settings } from '#model/settings';
import type { SourceFile } from '#model/source-file';
import type { Context } from './context/context.ts';
import { isTranslated } from './context/translated-files.ts';

/** Of the languages of an open site, in which most originals are those of the last edit. */
const found = new WeakMap<Context, WeakMap<Page, readonly AbsentPage[]>>();

/**
 * `originals` are the pages of the site in its own language, and `sources` those of the language by their paths. An original that is
 * the same object has the same one here.
 */
export function absentPages(
  context: Context,
  originals: readonly Page[],
  sources: ReadonlyMap<string, SourceFile>,
): readonly AbsentPage[] {
  const known = found.get(context) ?? new WeakMap<Page, readonly AbsentPage[]>();
  found.set(context, known);
  const { settings } = context.config;
  const { defaultLocale: original, locale } = settings.i18n as I18nSettings;
  const origin = original.url === locale.url ? '' : original.url;
  const elsewhere = { lang: original.lang, origin, baseUrl: original.baseUrl };
  const absent = (page: Page, redirects: boolean): readonly AbsentPage[] => [
    { page: { ...page, route: { ...page.route, elsewhere } }, redirects },
  ];
  const of = (page: Page): readonly AbsentPage[] => {
    if (isHome(page) || isNotFound(page.route.path)) return [];
    // Whether the language has the same list is known once it is made.
    if (page.kind === 'listing') return absent(page, false);
    const { path, plugin } = page.document.source;
    const own = sources.get(path);
    // A plugin may make fewer pages from a translation that is older than its original.
    if (!own && plugin !== undefined) return absent(page, fallbackOf(page, settings) !== 'absent');
    const fallback = isTranslated(context, own ?? page.document.source) ? 'show' : fallbackOf(page, settings);
    return fallback === 'show' ? [] : absent(page, fallback === 'redirect');
  };
  return originals.flatMap((page) => {
    // What plugins make of a translation is known anew each time.
    if (page.kind === 'doc' && page.document.source.plugin !== undefined) return of(page);
    const made = known.get(page) ?? of(page);
    known.set(page, made);
    return made;
  });
}

function fallbackOf({ document, docs }: PlacedDoc, settings: Settings): Fallback {
  const { locale, fallback } = settings.i18n as I18nSettings;
  const folder = settings.docs.find(({ id }) => id === docs);
  return document.facts.frontMatter.fallback ?? folder?.fallback ?? locale.fallback ?? fallback;
}

/** Menus of languages lead to it from pages that a language lacks. */
function isHome({ route }: Page): boolean {
  return routeKey(route.path) === '/';
}

/** Reports a home page that asks to be left out. */
export function checkHome({ reporter }: Context, originals: readonly Page[]): void {
  const home = originals.find((page) => page.kind === 'doc' && isHome(page));
  const { fallback } = home?.kind === 'doc' ? home.document.facts.frontMatter : {};
  if (home?.kind !== 'doc' || fallback === undefined || fallback === 'show') return;
  const place = keyPlace(home.document.facts, 'fallback');
  reporter.report({
    code: 'resolve/home-fallback',
    message: `the home page is shown in all languages, regardless of its \`fallback\``,
    help: 'Remove the key. Language menus link to the home page if a page does not exist in a language.',
    ...(place ? { place } : {}),
  });
}

// Tells each page of a site in which other languages it exists, and at which addresses.
import type { I18nSettings, LocaleSettings, OriginalLink, PageLanguages } from '#model/i18n';
import { isUntranslated, type Page } from '#model/page';
import { isNotFound, printRoute } from '#model/route';
import type { Site, SiteLanguages } from '#model/site';

/** A language with its pages by what tells them apart in all languages. */
interface Pages {
  readonly locale: LocaleSettings;
  readonly site: Site;
  readonly byName: ReadonlyMap<string, Page>;
}

/** `stale` are originals with older translations of which readers are told, by language. */
export type LinkLanguages = (sites: Sites, stale?: ReadonlyMap<string, ReadonlySet<string>>) => Sites;

/** That of the default language, and those of all others. */
export type Sites = readonly [Site, ...Site[]];

/** Sites whose pages are where they were have the same languages as before. */
export function openLinker(): LinkLanguages {
  let last: { readonly told: string; readonly sites: Sites; readonly languages: readonly SiteLanguages[] } | undefined;
  return (sites, stale = new Map()) => {
    if (sites.length === 1) return sites;
    const told = JSON.stringify([...stale].map(([locale, paths]) => [locale, ...paths]));
    const isSame = (site: Site, n: number): boolean => areThere(site.pages, last?.sites[n]?.pages ?? []);
    if (!last || last.told !== told || !sites.every(isSame)) {
      const all = sites.map((site): Pages => {
        const { locale } = site.settings.i18n as I18nSettings;
        return { locale, site, byName: new Map(site.pages.map((page) => [nameOf(page), page])) };
      });
      last = { told, sites, languages: all.map((_, n) => languagesOf(all, n, stale)) };
    }
    const { languages } = last;
    last = { ...last, sites };
    return sites.map((site, n) => ({ ...site, languages: languages[n] })) as [Site, ...Site[]];
  };
}

/** Whether pages have the addresses and the languages that others have. Those of the last edit are mostly the same objects. */
function areThere(pages: readonly Page[], before: readonly Page[]): boolean {
  const print = (page: Page): string => JSON.stringify([nameOf(page), page.route, isUntranslated(page)]);
  return (
    pages.length === before.length && pages.every((page, n) => page === before[n] || print(page) === print(before[n] as Page))
  );
}

/** Docs are known by their files, since translations may have other addresses. */
function nameOf(page: Page): string {
  if (page.kind === 'listing') return `listing ${page.route.path}`;
  return `doc ${page.document.source.path}`;
}

function languagesOf(all: readonly Pages[], current: number, stale: ReadonlyMap<string, ReadonlySet<string>>): SiteLanguages {
  const own = all[current] as Pages;
  const { defaultLocale, locales } = own.site.settings.i18n as I18nSettings;
  const inOrder = locales.flatMap(({ name }) => all.find(({ locale }) => locale.name === name) ?? []);
  const names = new Map(own.site.pages.map((page) => [page.route.path, nameOf(page)]));
  const pathIn = ({ site, locale }: Pages, page: Page | undefined): string =>
    page ? printRoute(page.route, { ...site.settings, baseUrl: locale.baseUrl }) : locale.baseUrl;
  const linkTo = (one: Pages, page: Page | undefined): string =>
    (one.locale.url === own.locale.url ? '' : one.locale.url) + pathIn(one, page);
  const urlOf = (one: Pages, page: Page): string => one.locale.url + pathIn(one, page);
  const linkToOriginal = (one: Pages, page: Page): OriginalLink => {
    const { lang, dir, label } = defaultLocale;
    return { lang, dir, label, href: linkTo(one, page), url: urlOf(one, page) };
  };
  return {
    of({ route }): PageLanguages {
      const name = names.get(route.path) ?? '';
      const found = inOrder.map((one) => ({ one, page: one.byName.get(name) }));
      const original = found.find(({ one }) => one.locale.name === defaultLocale.name);
      const here = own.byName.get(name);
      const isShared = here !== undefined && isUntranslated(here);
      const isStale = here?.kind === 'doc' && stale.get(own.locale.name)?.has(here.document.source.path) === true;
      return {
        // Most hosts show only one page for what is not there, that of the default language.
        menu: found.map(({ one, page }) => ({
          label: one.locale.label,
          lang: one.locale.lang,
          href: linkTo(one, isNotFound(route.path) && one !== own ? undefined : page),
          isCurrent: one === own,
        })),
        alternates: found.flatMap(({ one, page }) =>
          page && !isUntranslated(page) ? [{ lang: one.locale.lang, url: urlOf(one, page) }] : [],
        ),
        forOthers: original?.page && urlOf(original.one, original.page),
        ...(original?.page && isShared ? { original: linkToOriginal(original.one, original.page) } : {}),
        ...(original?.page && isStale ? { newer: linkToOriginal(original.one, original.page) } : {}),
      };
    },
  };
}

// Defines the languages of a site: what an author writes, and what a build knows of each.

/** The direction of a page's text. */
export type Direction = 'ltr' | 'rtl';

/**
 * What a language has in place of a page that nobody has translated: the original with a notice, no page at all, or a redirect
 * to the original. Links lead to the original where there is no page.
 */
export const fallbacks = ['show', 'absent', 'redirect'] as const;

export type Fallback = (typeof fallbacks)[number];

/** Whose ids the headings of translations have; those of the other are further anchors. */
export const headingIdSources = ['original', 'translated'] as const;

export type HeadingIds = (typeof headingIdSources)[number];

/**
 * The name of a `<meta>` element of a page that nobody has translated: the language and the address of a translation to another
 * one. Search engines are not told of these, as of those of other pages.
 */
export const translationMeta = 'slodocs-translation';

/** What an author writes as `i18n`, as in Docusaurus. */
export interface I18nConfig {
  /** The language of the docs folders themselves, one of `locales`. */
  defaultLocale: string;
  /** In the order of the language menu. Each is a BCP 47 tag, unless its `htmlLang` is given. */
  locales: string[];
  /** The folder of all translations. `i18n` */
  path?: string;
  /** `show`; docs folders, languages and pages may have another. */
  fallback?: Fallback;
  /** Whose ids the headings of translations have. `original` */
  headingIds?: HeadingIds;
  /** True where the search of a language also finds pages that nobody has translated to it. `false` */
  searchUntranslated?: boolean;
  /** True where readers are told that an original has changed since it was translated. `false` */
  staleNotice?: boolean;
  /** False where readers are not told that a page exists in the language that they prefer. `true` */
  suggest?: boolean;
  localeConfigs?: Record<string, LocaleConfig>;
}

export interface LocaleConfig {
  /** The name in the language menu; the language's own name for itself by default. */
  label?: string;
  /** The tag for browsers and search engines; the locale itself by default. */
  htmlLang?: string;
  /** Derived from the language by default. */
  direction?: Direction;
  /** That of its dates, as `Intl.DateTimeFormat` names it. `gregory` */
  calendar?: string;
  /** The folder of its translations, in the folder of all. The locale itself by default. */
  path?: string;
  /** False where its folder is to be left alone. `true` */
  translate?: boolean;
  /** The origin under which its pages are served, with files of their own; that of the site by default. */
  url?: string;
  /** The path of its pages; that of the site and the locale by default. */
  baseUrl?: string;
  /** That of the site by default. */
  fallback?: Fallback;
}

/** A language of a site. */
export interface LocaleSettings {
  /** As in `locales`. */
  readonly name: string;
  readonly label: string;
  /** A canonical BCP 47 tag. */
  readonly lang: string;
  readonly dir: Direction;
  readonly calendar: string;
  /** The origin of its pages. */
  readonly url: string;
  /** The folder of its translations, relative to the root; undefined where there is to be none. */
  readonly folder: string | undefined;
  /** Begins and ends with `/`. */
  readonly baseUrl: string;
  /** The folder of its pages in the output, such as `fr/`; empty for the default language. */
  readonly outFolder: string;
  /** Undefined for that of the site. Docs folders and pages may have another. */
  readonly fallback: Fallback | undefined;
}

/** The languages of a site that has several. */
export interface I18nSettings {
  /** The one that these settings are for. */
  readonly locale: LocaleSettings;
  readonly defaultLocale: LocaleSettings;
  /** In the order of the menu. */
  readonly locales: readonly LocaleSettings[];
  /** Of all translations, relative to the root. */
  readonly path: string;
  readonly headingIds: HeadingIds;
  readonly staleNotice: boolean;
  readonly searchUntranslated: boolean;
  /** Where nothing else says so. */
  readonly fallback: Fallback;
  /** Translated labels, by the file that they are in, relative to the folder of the language. */
  readonly labels: Readonly<Record<string, Messages>>;
  /** Texts of the site's own components in this language, by id or by the original text. */
  readonly messages: Messages;
  /** In each language; undefined where the site makes none. */
  readonly suggestions: readonly Suggestion[] | undefined;
}

/** What readers are told, in a language that they prefer, on a page in another one. */
export interface Suggestion extends Pick<LocaleSettings, 'lang' | 'label'> {
  readonly message: string;
  /** What closes it. */
  readonly close: string;
  /** The language of these texts: English where the theme does not have them in that language. */
  readonly spoken: Pick<LocaleSettings, 'lang' | 'dir'>;
}

/** The calendar of the dates on pages. A site of one language has that which its language and region have by themselves. */
export function calendarOf(i18n: I18nSettings | undefined): Pick<Intl.DateTimeFormatOptions, 'calendar'> {
  return i18n ? { calendar: i18n.locale.calendar } : {};
}

/** True for the settings of a language whose pages use the files of the site, instead of having their own. */
export function sharesFiles(i18n: I18nSettings | undefined): boolean {
  return i18n !== undefined && i18n.locale !== i18n.defaultLocale && i18n.locale.url === i18n.defaultLocale.url;
}

/** What a page knows of the languages of its site. */
export interface PageLanguages {
  /** In the order of the menu; a page that a language lacks leads to its home page. */
  readonly menu: readonly LanguageLink[];
  /** Those in which the page exists and is translated, the original included. */
  readonly alternates: readonly LanguageAlternate[];
  /** The whole address for readers of all other languages: that of the original. */
  readonly forOthers: string | undefined;
  /** Of a page that nobody has translated: the language that it is in. */
  readonly original?: OriginalLink;
  /** Of a translation that is older than it, where readers are told. */
  readonly newer?: OriginalLink;
}

export type OriginalLink = LanguageAlternate & Pick<LocaleSettings, 'dir' | 'label'> & Pick<LanguageLink, 'href'>;

export interface LanguageLink extends Pick<LocaleSettings, 'label' | 'lang'> {
  /** With base, and with the host of a language that has another. */
  readonly href: string;
  readonly isCurrent: boolean;
}

export interface LanguageAlternate extends Pick<LocaleSettings, 'lang'> {
  /** The whole address. */
  readonly url: string;
}

/** Translated labels by their keys. */
export type Messages = Readonly<Record<string, string>>;

/** In the language itself by default. */
export function nameOfLanguage(lang: string, inLanguage = lang): string {
  return new Intl.DisplayNames(inLanguage, { type: 'language' }).of(lang) ?? lang;
}

/** The file with the labels of a version of docs, relative to the folder of the language. */
export function docsLabelsFile(docs: string, version: string): string {
  return `${contentFolder('docs', docs)}/${version === 'current' ? version : `version-${version}`}.json`;
}

/** The folder that a docs folder has for translations to a language, relative to the root; undefined where it has none. */
export function ownTranslations(
  { translations }: { readonly translations: string | undefined },
  { folder }: LocaleSettings,
): string | undefined {
  return folder === undefined ? undefined : translations?.replace('{locale}', folder.slice(folder.lastIndexOf('/') + 1));
}

/** The folder in which Docusaurus keeps translations of content, below that of a language. */
export function contentFolder(kind: 'docs' | 'blog' | 'pages', id = 'default'): string {
  return `docusaurus-plugin-content-${kind}${id === 'default' ? '' : `-${id}`}`;
}

// Settles the languages of a site.
import { posix } from 'node:path';
import type { I18nConfig, I18nSettings, LocaleSettings } from '#model/i18n';
import type { Settings } from '#model/settings';
import { basePath } from './addresses.ts';
import { directionOf, languageOf } from './language.ts';

const defaultFolder = 'i18n';

/** As in Docusaurus, in all languages: Arabic and Thai have another one by themselves. */
const defaultCalendar = 'gregory';

/** The settings for the default language. `site` is the address of the site. */
export function settleI18n(config: I18nConfig, site: Pick<Settings, 'url' | 'baseUrl'>): I18nSettings {
  const { defaultLocale: main } = config;
  const locales = config.locales.map((name) => settleLocale(name, config, site));
  const defaultLocale = locales.find(({ name }) => name === main) as LocaleSettings;
  const {
    path = defaultFolder,
    fallback = 'show',
    headingIds = 'original',
    staleNotice = false,
    searchUntranslated = false,
  } = config;
  const suggestions = (config.suggest ?? true) ? [] : undefined;
  const common = { path, fallback, headingIds, staleNotice, searchUntranslated, labels: {}, messages: {} };
  return { locale: defaultLocale, defaultLocale, locales, ...common, suggestions };
}

function settleLocale(
  name: string,
  { defaultLocale, localeConfigs = {}, path = defaultFolder }: I18nConfig,
  { url, baseUrl }: Pick<Settings, 'url' | 'baseUrl'>,
): LocaleSettings {
  const own = localeConfigs[name] ?? {};
  const lang = languageOf({ lang: own.htmlLang ?? name });
  const isDefault = name === defaultLocale;
  const base = own.baseUrl === undefined ? posix.join(baseUrl, isDefault ? '/' : `${name}/`) : basePath(own.baseUrl);
  const folder = (own.translate ?? true) ? posix.join(path, own.path ?? name) : undefined;
  return {
    name,
    label: own.label ?? nameOf(lang),
    lang,
    dir: own.direction ?? directionOf(lang),
    calendar: own.calendar ?? defaultCalendar,
    url: own.url === undefined ? url : new URL(own.url).origin,
    folder,
    baseUrl: base,
    // As in Docusaurus, the base of the site is no folder of the output.
    outFolder: isDefault ? '' : base.slice(base.startsWith(baseUrl) ? baseUrl.length : 1),
    fallback: own.fallback,
  };
}

/** In the language itself, as a name begins: `Français`. */
function nameOf(lang: string): string {
  const name = new Intl.DisplayNames(lang, { type: 'language' }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

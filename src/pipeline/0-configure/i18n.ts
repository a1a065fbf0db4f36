// Settles the languages of a site.
import { posix } from 'node:path';
import type { DiagnosticDraft } from '#model/diagnostic';
import { type I18nConfig, type I18nSettings, type LocaleSettings, nameOfLanguage } from '#model/i18n';
import type { Settings } from '#model/settings';
import { basePath } from './addresses.ts';
import type { ConfigSource } from './config-source.ts';
import { directionOf, languageOf } from './language.ts';

const defaultFolder = 'i18n';

/** As in Docusaurus, in all languages: Arabic and Thai have another one by themselves. */
const defaultCalendar = 'gregory';

type Address = Pick<Settings, 'url' | 'baseUrl'>;

/** The settings for the default language. `site` is the address of the site. `isServedWhole`: all languages are to be below it. */
export function settleI18n(config: I18nConfig, site: Address, isServedWhole: boolean): I18nSettings {
  const { defaultLocale: main } = config;
  const locales = config.locales.map((name) => settleLocale(name, config, { site, isServedWhole }));
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
  { site, isServedWhole }: { readonly site: Address; readonly isServedWhole: boolean },
): LocaleSettings {
  const own = localeConfigs[name] ?? {};
  const lang = languageOf({ lang: own.htmlLang ?? name });
  const isDefault = name === defaultLocale;
  const below = { url: site.url, baseUrl: posix.join(site.baseUrl, isDefault ? '/' : `${name}/`) };
  const wanted = {
    url: own.url === undefined ? site.url : new URL(own.url).origin,
    baseUrl: own.baseUrl === undefined ? below.baseUrl : basePath(own.baseUrl),
  };
  const isApart = wanted.url !== site.url || !wanted.baseUrl.startsWith(site.baseUrl);
  const { url, baseUrl } = isServedWhole && isApart ? below : wanted;
  // As in Docusaurus, the base of the site is no folder of the output. Hosts of their own may share a base.
  const outFolder = url === site.url ? baseUrl.slice(baseUrl.startsWith(site.baseUrl) ? site.baseUrl.length : 1) : `${name}/`;
  const folder = (own.translate ?? true) ? posix.join(path, own.path ?? name) : undefined;
  return {
    name,
    label: own.label ?? nameOf(lang),
    lang,
    dir: own.direction ?? directionOf(lang),
    calendar: own.calendar ?? defaultCalendar,
    url,
    folder,
    baseUrl,
    outFolder: isDefault ? '' : outFolder,
    fallback: own.fallback,
  };
}

/** Reports languages with one address, or with one folder of the output. */
export function sharedAddresses({ locate }: Pick<ConfigSource, 'locate'>, { i18n }: Settings): readonly DiagnosticDraft[] {
  const seen = new Map<string, string>();
  return (i18n?.locales ?? []).flatMap(({ name, url, baseUrl, outFolder }): readonly DiagnosticDraft[] => {
    const taken = [url + baseUrl, `folder ${outFolder}`];
    const other = taken.map((one) => seen.get(one)).find((one) => one !== undefined);
    for (const one of taken) seen.set(one, name);
    if (other === undefined || other === name) return [];
    return [
      {
        code: 'configure/invalid-value',
        message: `"i18n.localeConfigs.${name}.baseUrl" must differ from that of "${other}"`,
        help: 'Each language needs its own address and output folder.',
        place: locate(['i18n', 'localeConfigs', name, 'baseUrl']),
      },
    ];
  });
}

/** In the language itself, as a name begins: `Français`. */
function nameOf(lang: string): string {
  const name = nameOfLanguage(lang);
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

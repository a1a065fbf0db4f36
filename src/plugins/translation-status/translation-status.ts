// Adds pages for translators: how far each language is, and what is left to do.
import { joinPath, type LocaleSettings, type PlacedListing, type Plugin, type Settings } from 'slodocs/kit';
import type { TranslationStatusOptions } from './options-schema.ts';
import { strings } from './strings.ts';

export type { TranslationStatusOptions };

/** Routes are `<path>` for all languages, and `<path>/<locale>` for each that pages are translated to. */
export function translations(options: TranslationStatusOptions = {}): Plugin<TranslationStatusOptions> {
  const { path = '/translations' } = options;
  const pathOf = (locale: string): string => joinPath(path, locale);
  return {
    name: 'translation-status',
    apiVersion: 1,
    options,
    optionsSchema: async () => (await import('./options-schema.ts')).optionsSchema,
    diagnostics: {
      'one-language': { severity: 'warning', summary: 'A site with only one language has no translation status.' },
      'no-record': { severity: 'info', summary: 'The originals of translations are not recorded.' },
    },
    strings,
    theme: {
      from: import.meta.url,
      layouts: { 'translation-overview': './browser/Overview.tsx', 'translation-status': './browser/Status.tsx' },
    },
    resolve(site, { settings, say, report, locate }) {
      const languages = translatedTo(settings);
      if (languages.length === 0) {
        const help = 'Set the languages of the site in `i18n`, or remove the plugin, which adds no page.';
        report({ code: 'one-language', message: 'the site has no other languages to translate into', help, place: locate([]) });
      }
      // They are for those who work on the site: once, in the language of the originals.
      if (languages.length === 0 || settings.i18n?.locale.name !== settings.i18n?.defaultLocale.name) return site;
      const title = options.title ?? say('translation-status.title');
      const overview = listing(path, 'translation-overview', title, say('translation-status.description'));
      const pages = languages.map(({ name, label: language }) =>
        listing(pathOf(name), 'translation-status', say('translation-status.languageTitle', { language }), overview.description),
      );
      return { ...site, pages: [...site.pages, overview, ...pages] };
    },
    async translated(site, ctx) {
      const { i18n } = ctx.settings;
      if (i18n?.locale.name !== i18n?.defaultLocale.name) return {};
      const known = site.translations.filter(({ state }) => state !== 'missing' && state !== 'orphan');
      const isRecorded = known.length === 0 || known.some(({ recorded }) => recorded !== undefined);
      if (!isRecorded) {
        const help = 'Run `slodocs translations init`, and commit the file that it writes.';
        const message = 'the originals of translations are not recorded, so stale translations cannot be found';
        ctx.report({ code: 'no-record', message, help, place: ctx.locate([]) });
      }
      const { statusProps } = await import('./status-props.ts');
      const title = options.title ?? ctx.say('translation-status.title');
      return statusProps(site, { overview: path, title, pathOf, languages: translatedTo(ctx.settings), isRecorded });
    },
  };
}

function translatedTo({ i18n }: Settings): readonly LocaleSettings[] {
  return i18n?.locales.filter(({ name, folder }) => name !== i18n.defaultLocale.name && folder !== undefined) ?? [];
}

function listing(path: string, layout: string, title: string, description: string): PlacedListing {
  const route = { locale: 'en', version: null, path };
  const nothing = { lastUpdate: undefined, data: {}, props: {} };
  return { kind: 'listing', origin: 'translation-status', route, layout, title, description, unlisted: true, ...nothing };
}

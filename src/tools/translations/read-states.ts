// Reads the translations of a site with their states, for commands that print or record them.
import type { Context } from '#context/context';
import { findTranslations } from '#context/translated-files';
import { lockName, type TranslationLock } from '#kit/translation-lock';
import { nearest } from '#model/nearest';
import type { Translation } from '#model/translation';
import type { Resolved } from '#pipeline/pipeline';
import { readTranslationLock, translationStates } from '#pipeline/translations/states';
import type { RunRequest } from '#session/run-request';
import { withSite } from '#session/with-site';
import type { TranslationRefusal } from './translations.ts';

export interface ReadStates {
  readonly context: Context;
  readonly resolved: Resolved;
  /** Of the languages that were asked for. */
  readonly translations: readonly Translation[];
  readonly locales: readonly string[];
  readonly lock: TranslationLock | undefined;
  /** Relative to the root. */
  readonly lockPath: string;
}

export type Refused = { readonly refusal: TranslationRefusal };

/** Undefined, and reported, where the configuration is not valid. Faults of pages are no obstacle. */
export async function withStates<T extends object>(
  request: RunRequest,
  locales: readonly string[] | undefined,
  work: (read: ReadStates) => Promise<T | Refused>,
  changes = false,
): Promise<Partial<T & Refused>> {
  const answer = await withSite<T | Refused>(
    request,
    ({ resolved }) =>
      resolved(async (context, found) => {
        const { i18n } = context.config.settings;
        if (!i18n)
          return refuse('the site has one language', 'Name its languages in `i18n`: `slodocs explain` and the manual tell how.');
        const names = i18n.locales.flatMap((locale) => (locale === i18n.defaultLocale ? [] : [locale.name]));
        const unknown = locales?.find((name) => !names.includes(name));
        if (unknown !== undefined) {
          const near = nearest(unknown, names);
          const help =
            near === undefined ? `The site is translated to ${names.join(', ') || 'no language'}.` : `Did you mean "${near}"?`;
          return refuse(`"${unknown}" is no language that the site is translated to`, help);
        }
        const asked = names.filter((name) => locales?.includes(name) ?? true);
        const languages = context.config.translated.flatMap((config) => {
          const name = config.settings.i18n?.locale.name ?? '';
          return asked.includes(name) ? [{ locale: name, files: findTranslations(context.files, config).byOriginal }] : [];
        });
        const lock = readTranslationLock(context.files, i18n.path);
        const translations = translationStates(found.documents, languages, lock ?? { entries: [] });
        return work({ context, resolved: found, translations, locales: asked, lock, lockPath: `${i18n.path}/${lockName}` });
      }),
    { changes },
  );
  return (answer ?? {}) as Partial<T & Refused>;
}

export function refuse(message: string, help: string): Refused {
  return { refusal: { message, help } };
}

// Reads the translations of a site with their states, for commands on translations.
import type { Context } from '#context/context';
import { findTranslations } from '#context/translated-files';
import { lockName, type TranslationLock } from '#kit/translation-lock';
import type { Config } from '#model/config';
import { nearest } from '#model/nearest';
import type { Translation } from '#model/translation';
import type { Resolved } from '#pipeline/resolve-languages';
import { readTranslationLock, translationStates } from '#pipeline/translations/states';
import type { RunRequest } from '#session/run-request';
import type { ResolvedSite } from '#session/session';
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

/** A resolved site, and the languages that were asked for. */
export interface AskedLanguages {
  readonly context: Context;
  readonly resolved: ResolvedSite;
  /** The configurations of the languages, in the order of the site. */
  readonly languages: readonly Config[];
}

/** Undefined, and reported, where the configuration is not valid. Faults of pages are no obstacle. */
export async function withLanguages<T extends object>(
  request: RunRequest,
  locales: readonly string[] | undefined,
  work: (asked: AskedLanguages) => Promise<T | Refused>,
  changes = false,
): Promise<Partial<T & Refused>> {
  const answer = await withSite<T | Refused>(
    request,
    ({ resolved }) =>
      resolved(async (context, found) => {
        const { i18n } = context.config.settings;
        if (!i18n)
          return refuse(
            'the site has only one language',
            'Set its languages in `i18n`. See "Set the language of a site" in the manual.',
          );
        const names = i18n.locales.flatMap((locale) => (locale === i18n.defaultLocale ? [] : [locale.name]));
        const unknown = locales?.find((name) => !names.includes(name));
        if (unknown !== undefined) {
          const near = nearest(unknown, names);
          const help =
            near === undefined ? `The site is translated into ${names.join(', ') || 'no language'}.` : `Did you mean "${near}"?`;
          return refuse(`the site is not translated into "${unknown}"`, help);
        }
        const languages = context.config.translated.filter((config) => locales?.includes(nameOf(config)) ?? true);
        return work({ context, resolved: found, languages });
      }),
    { changes },
  );
  return (answer ?? {}) as Partial<T & Refused>;
}

export function nameOf({ settings }: Config): string {
  return settings.i18n?.locale.name ?? '';
}

export function withStates<T extends object>(
  request: RunRequest,
  locales: readonly string[] | undefined,
  work: (read: ReadStates) => Promise<T | Refused>,
  changes = false,
): Promise<Partial<T & Refused>> {
  return withLanguages(
    request,
    locales,
    async ({ context, resolved, languages }) => {
      const path = context.config.settings.i18n?.path ?? '';
      const files = languages.map((config) => ({
        locale: nameOf(config),
        files: findTranslations(context.files, config).byOriginal,
      }));
      const lock = readTranslationLock(context.files, path);
      const translations = translationStates(resolved.documents, files, lock ?? { entries: [] });
      return work({
        context,
        resolved,
        translations,
        locales: languages.map(nameOf),
        lock,
        lockPath: `${path}/${lockName}`,
      });
    },
    changes,
  );
}

export function refuse(message: string, help: string): Refused {
  return { refusal: { message, help } };
}

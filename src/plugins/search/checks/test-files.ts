// Names the files of search tests.
import type { Settings } from 'slodocs/kit';

/** The file that is read by default. */
export const defaultFile = 'search.test.yml';

/** Includes names that an author may have meant to be read. */
export const testFiles = 'search.{test,tests}.{yml,yaml,json}';

/**
 * The file of the tests of a language: those of a translation are in its folder, since its readers type other words, and only its
 * translated pages can be found. `name` is the option. Undefined where a language has no folder.
 */
export function testsFileOf(name: string | undefined, { i18n }: Settings): string | undefined {
  const path = name ?? defaultFile;
  if (!isOfTranslation(i18n)) return path;
  const { folder } = i18n.locale;
  return folder === undefined ? undefined : `${folder}/${path}`;
}

/** True for the settings of a language other than that of the site. */
export function isOfTranslation(i18n: Settings['i18n']): i18n is NonNullable<Settings['i18n']> {
  return i18n !== undefined && i18n.locale !== i18n.defaultLocale;
}

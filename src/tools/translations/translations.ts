// Defines what the commands on translations take and answer.
import type { Place } from '#model/place';
import type { BuildOptions, BuildResult } from '#model/run';
import type { Translation } from '#model/translation';

export interface TranslationsOptions extends Omit<BuildOptions, 'outDir' | 'strict' | 'onProgress'> {
  /** Names of languages; all of the site's without it. */
  readonly locales?: readonly string[] | undefined;
}

export interface RecordOptions extends TranslationsOptions {
  /**
   * Translations that are up to date: translations, originals for all their translations, or folders of either, relative to `cwd`.
   * Without it, translations that have no record yet get one.
   */
  readonly files?: readonly string[] | undefined;
  readonly cwd?: string | undefined;
}

export interface DiffOptions extends TranslationsOptions {
  /** A translation, relative to `cwd`. */
  readonly file: string;
  readonly cwd?: string | undefined;
}

export interface ExtractOptions extends TranslationsOptions {
  /** Writes nothing, and tells what would be written. */
  readonly dryRun?: boolean | undefined;
  /** Removes entries that nothing reads. */
  readonly prune?: boolean | undefined;
}

interface Answer extends Pick<BuildResult, 'diagnostics' | 'texts' | 'root' | 'outDir'> {
  /** Why nothing is answered, if not because of a fault of the site. */
  readonly refusal: TranslationRefusal | undefined;
}

export interface TranslationRefusal {
  readonly message: string;
  readonly help: string;
}

export interface StatusResult extends Answer {
  /** Sorted by language, then by original. Undefined where the site could not be read. */
  readonly translations: readonly Translation[] | undefined;
  /** Names of the languages that were asked for, in the order of the site. */
  readonly locales: readonly string[];
}

export interface RecordResult extends Answer {
  readonly recorded: RecordChange | undefined;
}

export interface RecordChange {
  /** Of the lock file, relative to the root. */
  readonly path: string;
  /** The translations whose records are new or other than before. */
  readonly changed: readonly (Translation & { readonly from: RecordSource })[];
  /** Records of files that are gone, as `<locale> <original>`. */
  readonly removed: readonly string[];
  /** How many records the file holds. */
  readonly count: number;
}

/** What the original said: now, in the commit in which the translation was last changed, or in no commit that was found. */
export type RecordSource = 'now' | 'history' | 'unknown';

export interface DiffResult extends Answer {
  readonly difference: TranslationDifference | undefined;
}

export interface TranslationDifference {
  readonly translation: Translation;
  /** The commit that has the text that was translated; undefined where the original has not changed. */
  readonly commit: string | undefined;
  /** What has changed in the original since, line by line. */
  readonly changes: readonly LineChange[];
  /** Parts that only one of both has now. */
  readonly parts: readonly PartDifference[];
}

/** A line that was there, one that is there now, or both for one whose words have changed. */
export interface LineChange {
  readonly before?: string;
  readonly after?: string;
}

export interface PartDifference {
  readonly kind: 'code' | 'link' | 'image' | 'component';
  readonly what: string;
  readonly in: 'original' | 'translation';
}

export interface ExtractResult extends Answer {
  readonly extracted: Extraction | undefined;
}

export interface Extraction {
  /** In the order of the site. */
  readonly languages: readonly LabelCount[];
  /** The files of the languages that have labels or entries, sorted by language and path. */
  readonly files: readonly ExtractedFile[];
  /** Texts in code that cannot be extracted, since only the running code knows their keys. */
  readonly unfixed: readonly { readonly message: string; readonly place: Place }[];
}

export interface LabelCount {
  readonly locale: string;
  readonly labels: number;
  /** How many of them still say what the original says. */
  readonly untranslated: number;
}

export interface ExtractedFile {
  readonly locale: string;
  /** Relative to the root. */
  readonly path: string;
  /** `same` where nothing was to be written, `unused` where nothing reads the file, which is left as it is. */
  readonly state: 'new' | 'changed' | 'same' | 'unused';
  /** Keys of new entries. */
  readonly added: readonly string[];
  /** Translations whose original says something else now. */
  readonly outdated: readonly { readonly key: string; readonly before: string; readonly after: string }[];
  /** Keys that nothing reads. */
  readonly unread: readonly string[];
  /** Those of them that were removed. */
  readonly removed: readonly string[];
}

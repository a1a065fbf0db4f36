// Compares translations with what their originals say now.
import type { Files } from '#files/files';
import { type LockEntry, lockName, readLock, type TranslationLock } from '#kit/translation-lock';
import type { Document } from '#model/document';
import { isDraft } from '#model/page';
import { compareText } from '#model/place';
import type { Translation } from '#model/translation';

/** A language with the translations that it has, by their originals. */
export interface TranslatedLanguage {
  readonly locale: string;
  readonly files: ReadonlyMap<string, string>;
}

/** Sorted by language, then by original. `documents` are those of the site's own language. */
export function translationStates(
  documents: readonly Document[],
  languages: readonly TranslatedLanguage[],
  { entries }: Pick<TranslationLock, 'entries'>,
): readonly Translation[] {
  const originals = documents.filter((document) => document.facts.meaning !== undefined && !isDraft(document));
  const digests = new Map(originals.map(({ source, facts }) => [source.path, facts.meaning as string]));
  return languages.flatMap(({ locale, files }) => {
    const own = entries.filter((entry) => entry.locale === locale);
    const recordedFor = recordFinder(own, digests);
    const states = originals.flatMap(({ source }): readonly Translation[] => {
      const { path: original, partial: isPartial } = source;
      const digest = digests.get(original) as string;
      const path = files.get(original);
      if (path === undefined) return isPartial ? [] : [{ locale, original, state: 'missing', digest, isPartial }];
      const recorded = recordedFor(original, digest);
      const state = recorded === undefined ? 'unrecorded' : recorded === digest ? 'current' : 'stale';
      return [{ locale, original, path, state, digest, ...(recorded === undefined ? {} : { recorded }), isPartial }];
    });
    return [...states, ...orphans(locale, files, documents)].sort((a, b) => compareText(a.original, b.original));
  });
}

/** A file that was moved with its translation has no entry, but says what some entry without a file says. */
function recordFinder(
  entries: readonly LockEntry[],
  digests: ReadonlyMap<string, string>,
): (path: string, digest: string) => string | undefined {
  const byPath = new Map(entries.map(({ path, digest }) => [path, digest]));
  const moved = new Set(entries.flatMap(({ path, digest }) => (digests.has(path) ? [] : [digest])));
  return (path, digest) => byPath.get(path) ?? (moved.has(digest) ? digest : undefined);
}

/** Drafts are originals as well. */
function orphans(locale: string, files: ReadonlyMap<string, string>, documents: readonly Document[]): readonly Translation[] {
  const known = new Set(documents.map(({ source }) => source.path));
  return [...files].flatMap(([original, path]) =>
    /\.mdx?$/i.test(original) && !known.has(original)
      ? [{ locale, original, path, state: 'orphan' as const, isPartial: false }]
      : [],
  );
}

/** Undefined where there is none. */
export function readTranslationLock(files: Files, folder: string): TranslationLock | undefined {
  const path = `${folder}/${lockName}`;
  return files.real(path) === undefined ? undefined : readLock(files.text(path), path);
}

/** Originals that say something else than when they were translated, by language. */
export function staleOriginals(states: readonly Translation[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byLocale = new Map<string, Set<string>>();
  for (const { locale, original, state } of states) {
    if (state !== 'stale') continue;
    const known = byLocale.get(locale) ?? new Set();
    byLocale.set(locale, known.add(original));
  }
  return byLocale;
}

// Reports translations that are older than their originals.
import type { Document } from '#model/document';
import { type I18nSettings, nameOfLanguage } from '#model/i18n';
import { type Place, wholeFile } from '#model/place';
import type { Translation } from '#model/translation';
import type { Context } from '../context/context.ts';
import { readTranslationLock, type TranslatedLanguage, translationStates } from './states.ts';

/** `context` and `documents` are those of the site's own language. Without a record nothing is known of what is stale. */
export function checkTranslations(
  { config, files, reporter }: Context,
  documents: readonly Document[],
  languages: readonly TranslatedLanguage[],
): readonly Translation[] {
  const i18n = config.settings.i18n as I18nSettings;
  const lock = readTranslationLock(files, i18n.path);
  for (const { place, isMerge } of lock?.faults ?? []) reporter.report(invalidLine(place, isMerge));
  const states = translationStates(documents, languages, lock ?? { entries: [] });
  const nameOf = languageNames(i18n);
  for (const of of byOriginal(states, 'stale')) {
    reporter.report({
      code: 'translations/stale',
      message: `this page has changed since it was translated into ${nameOf(of)}`,
      help: `Run \`slodocs translations diff ${of[0]?.path}\` to see the changes. After you update the translation, run \`slodocs translations mark ${of[0]?.path}\`.`,
      place: wholeFile(of[0]?.original ?? ''),
      related: of.map(({ path = '' }) => ({ message: 'a translation of it', place: wholeFile(path) })),
    });
  }
  const chosen = new Set(documents.flatMap(({ source, facts }) => (facts.frontMatter.fallback ? [source.path] : [])));
  for (const of of byOriginal(states, 'missing')) {
    if (chosen.has(of[0]?.original ?? '')) continue;
    reporter.report({
      code: 'translations/missing',
      message: `this page is not translated into ${nameOf(of)}`,
      help: 'Translate it, or set what other languages show in its front matter: `fallback: absent`.',
      place: wholeFile(of[0]?.original ?? ''),
    });
  }
  for (const { state, path = '' } of lock ? states : []) {
    if (state !== 'unrecorded') continue;
    reporter.report({
      code: 'translations/unrecorded',
      message: 'it is not known whether this translation is up to date',
      help: `If it is, run \`slodocs translations mark ${path}\`.`,
      place: wholeFile(path),
    });
  }
  return states;
}

function invalidLine(place: Place, isMerge: boolean) {
  return {
    code: 'translations/invalid-lock',
    message: isMerge ? 'the record of translations contains merge conflicts' : 'this line is not a valid record of a translation',
    help: isMerge
      ? 'Keep the lines of both sides. If two lines have the same path, keep the line of the side whose translation you keep.'
      : 'Remove it, and run `slodocs translations mark` for that translation if it is up to date.',
    place,
  };
}

function byOriginal(states: readonly Translation[], state: Translation['state']): readonly (readonly Translation[])[] {
  const groups = new Map<string, Translation[]>();
  for (const one of states) {
    if (one.state !== state) continue;
    const group = groups.get(one.original);
    if (group) group.push(one);
    else groups.set(one.original, [one]);
  }
  return [...groups.values()];
}

/** In English, as all messages. */
function languageNames({ locales }: I18nSettings): (of: readonly Translation[]) => string {
  const lists = new Intl.ListFormat('en', { type: 'conjunction' });
  const nameOf = (locale: string): string => {
    const lang = locales.find(({ name }) => name === locale)?.lang ?? locale;
    return nameOfLanguage(lang, 'en');
  };
  return (of) => lists.format(of.map(({ locale }) => nameOf(locale)));
}

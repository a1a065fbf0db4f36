// Finds the files of a language, and the files of the site that they translate.
import { posix } from 'node:path';
import type { Files } from '#files/files';
import type { Config } from '#model/config';
import { contentFolder, type LocaleSettings, ownTranslations } from '#model/i18n';
import type { SourceFile } from '#model/source-file';
import { versionFiles } from '#model/version';
import type { Context } from './context.ts';

export interface TranslatedFiles {
  /** The translation of each original that has one. Paths are relative to the root. */
  readonly byOriginal: ReadonlyMap<string, string>;
}

interface Mapped {
  /** A folder of translations. */
  readonly folder: string;
  /** The folder of their originals. */
  readonly original: string;
  readonly isWanted: (relative: string) => boolean;
}

/**
 * Translations are where Docusaurus has them, below `docusaurus-plugin-content-docs/current` and the like, at the path of the
 * original in the folder of the language, or where the docs folder says.
 */
export function findTranslations(files: Files, config: Config): TranslatedFiles {
  const byOriginal = new Map<string, string>();
  const { locale } = config.settings.i18n ?? {};
  for (const { folder, original, isWanted } of locale === undefined ? [] : mappedFolders(config, locale)) {
    for (const path of filesIn(files, folder)) {
      const relative = path.slice(`${folder}/`.length);
      if (isWanted(relative)) byOriginal.set(original === '.' ? relative : `${original}/${relative}`, path);
    }
  }
  return { byOriginal };
}

/** The folders in which a language may have translations. */
export function translationFolders(config: Config, locale: LocaleSettings): readonly string[] {
  const { folder } = locale;
  return folder === undefined ? [] : [folder, ...config.settings.docs.flatMap((docs) => ownTranslations(docs, locale) ?? [])];
}

function mappedFolders({ settings, plugins }: Config, locale: LocaleSettings): readonly Mapped[] {
  const { docs, pages } = settings;
  const below = (inner: string): string => posix.join(locale.folder ?? '', inner);
  const collections = plugins.flatMap((plugin) => plugin.collections ?? []);
  const isOfVersion = (relative: string): boolean => relative.startsWith('version-');
  const all = (): boolean => true;
  // Docusaurus leaves these alone: labels of categories are in `current.json`.
  const isContent = (relative: string): boolean => !/(?:^|\/)_category_\.(?:json|ya?ml)$/.test(relative);
  // Where the docs are the whole site, the folder of their translations also has those of Docusaurus.
  const isNoneOfDocusaurus = (relative: string): boolean => !/^(?:docusaurus-(?:plugin|theme)-|code\.json$)/.test(relative);
  const versioned = docs.map(({ id }) => ({ original: versionFiles(id).docs, folder: below(contentFolder('docs', id)) }));
  const own = [...docs, ...(pages ? [pages] : []), ...collections].map(({ path }) => path);
  const ofPlugins = plugins.filter(({ translates }) => translates);
  const isOfPlugin = (relative: string): boolean =>
    isNoneOfDocusaurus(relative) && ofPlugins.some((plugin) => plugin.translates?.(relative));
  if (locale.folder === undefined) return [];
  return [
    ...docs.map(({ id, path }) => ({
      folder: below(`${contentFolder('docs', id)}/current`),
      original: path,
      isWanted: isContent,
    })),
    ...versioned.map((one) => ({ ...one, isWanted: (relative: string) => isOfVersion(relative) && isContent(relative) })),
    ...(pages ? [{ folder: below(contentFolder('pages')), original: pages.path, isWanted: isContent }] : []),
    ...collections
      .filter(({ knownAs }) => knownAs !== undefined)
      .map(({ id, path }) => ({ folder: below(contentFolder('blog', id)), original: path, isWanted: isContent })),
    // What is at the path of the original is found last, and counts.
    ...own.map((path) => ({ folder: below(path), original: path, isWanted: path === '.' ? isNoneOfDocusaurus : all })),
    ...versioned.map(({ original }) => ({ folder: below(original), original, isWanted: isOfVersion })),
    // The folder is listed once more for plugins that ask for it alone.
    ...(ofPlugins.length === 0 ? [] : [{ folder: locale.folder, original: '.', isWanted: isOfPlugin }]),
    ...docs.flatMap((one) => {
      const folder = ownTranslations(one, locale);
      return folder === undefined ? [] : [{ folder, original: one.path, isWanted: all }];
    }),
  ];
}

/** All files below a folder, sorted; none where there is no folder. */
function filesIn(files: Files, folder: string): readonly string[] {
  if (files.real(folder) === undefined) return [];
  return files.list(folder).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.name.startsWith('.')) return [];
    return entry.isDirectory() ? filesIn(files, path) : entry.isFile() ? [path] : [];
  });
}

/** Whether a page is in the language of its site. The texts of a component may be translated, though its file is not. */
export function isTranslated(
  { translation, config }: Pick<Context, 'translation' | 'config'>,
  source: Pick<SourceFile, 'path' | 'isTranslated'>,
): boolean {
  const { path } = source;
  if (!translation || source.isTranslated || translation.files.has(path)) return true;
  return !/\.mdx?$/i.test(path) && Object.keys(config.settings.i18n?.messages ?? {}).length > 0;
}

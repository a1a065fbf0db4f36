// Finds the files of a language, and the files of the site that they translate.
import type { Files } from '#files/files';
import type { Config } from '#model/config';
import { contentFolder } from '#model/i18n';
import { versionFiles } from '#model/version';
import type { Context } from './context.ts';

export interface TranslatedFiles {
  /** The translation of each original that has one. Paths are relative to the root. */
  readonly byOriginal: ReadonlyMap<string, string>;
  /** The reverse. */
  readonly originals: ReadonlyMap<string, string>;
}

interface Mapped {
  /** A folder of translations, relative to that of the language. */
  readonly inner: string;
  /** The folder of their originals. */
  readonly original: string;
  readonly isWanted: (relative: string) => boolean;
}

/**
 * Translations are where Docusaurus has them, below `docusaurus-plugin-content-docs/current` and the like, or at the path of the
 * original in the folder of the language.
 */
export function findTranslations(files: Files, config: Config): TranslatedFiles {
  const byOriginal = new Map<string, string>();
  const { folder } = config.settings.i18n?.locale ?? {};
  if (folder === undefined) return { byOriginal, originals: byOriginal };
  for (const { inner, original, isWanted } of mappedFolders(config)) {
    const from = inner === '.' ? folder : `${folder}/${inner}`;
    for (const path of filesIn(files, from)) {
      const relative = path.slice(from.length + 1);
      if (isWanted(relative)) byOriginal.set(original === '.' ? relative : `${original}/${relative}`, path);
    }
  }
  return { byOriginal, originals: new Map([...byOriginal].map(([original, path]) => [path, original])) };
}

function mappedFolders({ settings, plugins }: Config): readonly Mapped[] {
  const { docs, pages } = settings;
  const collections = plugins.flatMap((plugin) => plugin.collections ?? []);
  const isOfVersion = (relative: string): boolean => relative.startsWith('version-');
  const all = (): boolean => true;
  // Docusaurus leaves these alone: labels of categories are in `current.json`.
  const isContent = (relative: string): boolean => !/(?:^|\/)_category_\.(?:json|ya?ml)$/.test(relative);
  // Where the docs are the whole site, the folder of their translations also has those of Docusaurus.
  const isNoneOfDocusaurus = (relative: string): boolean => !/^(?:docusaurus-(?:plugin|theme)-|code\.json$)/.test(relative);
  const versioned = docs.map(({ id }) => ({ original: versionFiles(id).docs, inner: contentFolder('docs', id) }));
  const own = [...docs, ...(pages ? [pages] : []), ...collections].map(({ path }) => path);
  return [
    ...docs.map(({ id, path }) => ({ inner: `${contentFolder('docs', id)}/current`, original: path, isWanted: isContent })),
    ...versioned.map((one) => ({ ...one, isWanted: (relative: string) => isOfVersion(relative) && isContent(relative) })),
    ...(pages ? [{ inner: contentFolder('pages'), original: pages.path, isWanted: isContent }] : []),
    ...collections
      .filter(({ knownAs }) => knownAs !== undefined)
      .map(({ id, path }) => ({ inner: contentFolder('blog', id), original: path, isWanted: isContent })),
    // What is at the path of the original is found last, and counts.
    ...own.map((path) => ({ inner: path, original: path, isWanted: path === '.' ? isNoneOfDocusaurus : all })),
    ...versioned.map(({ original }) => ({ inner: original, original, isWanted: isOfVersion })),
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
export function isTranslated({ translation, config }: Pick<Context, 'translation' | 'config'>, path: string): boolean {
  if (!translation || translation.files.has(path)) return true;
  return !/\.mdx?$/i.test(path) && Object.keys(config.settings.i18n?.messages ?? {}).length > 0;
}

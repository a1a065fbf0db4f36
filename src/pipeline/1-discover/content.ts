// Reads the content folder of a version: its sources, category files and assets.

import type { Context } from '#context/context';
import { readSourceText } from '#context/source-text';
import { parseYaml } from '#files/yaml/yaml';
import type { DocsSettings } from '#model/content-settings';
import { ownTranslations } from '#model/i18n';
import { type Place, wholeFile } from '#model/place';
import type { AssetFile, SourceFile, Version } from '#model/source-file';
import { currentVersion, versionFiles } from '#model/version';
import { type ContentFilter, type ContentKind, isUnreadAsset } from './content-filter.ts';
import { docsPlace, listSources, pathIn } from './list-sources.ts';
import { walk } from './walk.ts';

interface Content {
  readonly files: readonly SourceFile[];
  readonly assets: readonly AssetFile[];
  /** Paths of category files. */
  readonly categories: readonly string[];
  /** The folder does not exist, which was reported. */
  readonly isMissing?: boolean;
}

/** `place` is where the version is named, for diagnostics. */
export async function readContent(
  context: Context,
  version: Version,
  filter: ContentFilter,
  place: () => Place,
): Promise<Content> {
  const kindOf = (path: string): ContentKind => filter.kindOf(pathIn(version.folder, path));
  const isAsset = (path: string): boolean => isUnreadAsset(kindOf(path));
  const walked = await walk(context, version.folder, { without: foreignFolders(context, version), isAsset });
  if (!walked) {
    await reportMissing(context, version, place);
    return { files: [], assets: [], categories: [], isMissing: true };
  }
  const sources: string[] = [];
  const content = { assets: [] as AssetFile[], categories: [] as string[] };
  for (const path of walked.paths) {
    const kind = kindOf(path);
    if (kind === 'page' || kind === 'partial') sources.push(path);
    else if (kind === 'category') content.categories.push(path);
    else if (kind === 'asset') content.assets.push({ path });
  }
  await reportCategoryNames(context, content.assets);
  const files = listSources(context, version, sources, (relative) => filter.kindOf(relative) === 'partial');
  if (walked.whole && files.every(({ partial }) => partial)) reportEmpty(context, version, filter);
  return { ...content, files };
}

/** What lies in a docs folder and is none of its content: copies of released versions, and translations. */
export function foreignFolders(context: Context, { name, docs: id }: Pick<Version, 'name' | 'docs'>): readonly string[] {
  const { docs, i18n } = context.config.settings;
  const own = docs.find((one) => one.id === id);
  const others = i18n?.locales.filter((locale) => locale.name !== i18n.defaultLocale.name) ?? [];
  const translated = name === currentVersion ? others.flatMap((locale) => (own && ownTranslations(own, locale)) ?? []) : [];
  return [...versionedFolders(context, name), ...translated];
}

/** Folders of released versions and of all translations, which the current version may contain. */
function versionedFolders({ config: { settings } }: Context, name: string): readonly string[] {
  if (name !== currentVersion) return [];
  const translations = settings.i18n?.locales.flatMap(({ folder }) => folder ?? []) ?? [];
  return [...settings.docs.map(({ id }) => versionFiles(id)).flatMap(({ docs, sidebars }) => [docs, sidebars]), ...translations];
}

async function reportMissing(context: Context, { name, folder }: Version, place: () => Place): Promise<void> {
  const problem = (await context.files.stat(folder)) ? 'is not a folder' : 'does not exist';
  const isCurrent = name === currentVersion;
  context.reporter.report({
    code: 'discover/missing-folder',
    message: isCurrent ? `the docs folder "${folder}" ${problem}` : `the folder "${folder}" of the version "${name}" ${problem}`,
    help: isCurrent
      ? 'Create it, or set `path` to the folder that contains the content, relative to the configuration.'
      : 'Restore it, or remove the version from the list.',
    place: place(),
  });
}

function reportEmpty(context: Context, { docs, name, folder }: Version, { isNarrowed }: ContentFilter): void {
  context.reporter.report({
    code: 'discover/no-content',
    message: `the ${name === currentVersion ? 'docs folder' : 'folder'} "${folder}" contains no pages`,
    help: isNarrowed
      ? 'Check the patterns in "include" and "exclude" of this folder, which are relative to it.'
      : 'Pages are files that end in `.md` or `.mdx`, except those with a part of their path that begins with `_`.',
    place: isNarrowed ? patternsPlace(context, docs) : wholeFile(folder),
  });
}

/** The place of a docs folder's globs in the configuration. */
function patternsPlace(context: Context, id: string): Place {
  const docs = context.config.settings.docs.find((entry) => entry.id === id) as DocsSettings;
  return docsPlace(context, docs, [docs.exclude ? 'exclude' : 'include'], 'key');
}

const keys = new Set(['label', 'position', 'link', 'collapsed', 'collapsible', 'className', 'customProps', 'description', 'key']);

/** Any asset may be called `category.json`, so only one with the keys of a category file is reported. */
async function reportCategoryNames(context: Context, assets: readonly AssetFile[]): Promise<void> {
  for (const { path } of assets) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (!/^_*categor(?:y|ies)_*\.(?:json|ya?ml)$/i.test(name)) continue;
    const { text, damaged } = await readSourceText(context.files, context.reporter, path);
    if (damaged || !isCategory(parseYaml(text, path).value)) continue;
    const right = `_category_${name.slice(name.lastIndexOf('.')).toLowerCase()}`;
    context.reporter.report({
      code: 'discover/category-name',
      message: `"${name}" is ignored, because a category file must be named "${right}"`,
      help: `Rename it to "${right}".`,
      place: wholeFile(path),
    });
  }
}

function isCategory(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const written = Object.keys(value);
  return written.some((key) => key === 'label' || key === 'position') && written.every((key) => keys.has(key));
}

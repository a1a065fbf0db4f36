// Finds and reads every source of the site, and adds the virtual sources of plugins.
import type { Context } from '#context/context';
import { compareText, type Place, wholeFile } from '#model/place';
import type { SourceFile, Sources, Version } from '#model/source-file';
import { currentVersion } from '#model/version';
import { readCategoryFiles } from './category-files.ts';
import { readCollections } from './collections.ts';
import { readContent } from './content.ts';
import { classify, isMarkdown, openFilter, reportUnmatched } from './content-filter.ts';
import { readLinkedSites } from './linked-sites.ts';
import { docsPlace } from './list-sources.ts';
import { reportOrphans } from './orphans.ts';
import { readPages } from './pages.ts';
import type { planCut as plan } from './plan-cut.ts';
import { readSidebars, readVersionSidebars } from './sidebar-files.ts';
import { readSiteComponents } from './site-components.ts';
import { readStaticFiles } from './static-files.ts';
import { checkThemeFiles } from './theme-files.ts';
import { reportUnlisted } from './unlisted-versions.ts';
import { readVersionList } from './version-list.ts';
import { versionsOf } from './versions.ts';
import { collectVirtualSources } from './virtual-sources.ts';

export type { CutRequest } from './plan-cut.ts';

export async function discover(context: Context): Promise<Sources> {
  const { settings } = context.config;
  await checkAllowedFolders(context);
  const files: SourceFile[] = [];
  const versions: Version[] = [];
  const assets = [...(await readStaticFiles(context))];
  const categories = [];
  const sidebars = [];
  for (const docs of settings.docs) {
    const list = await readVersionList(context, docs.id);
    await reportUnlisted(context, docs.id, list);
    const filter = await openFilter(docs, classify, isMarkdown);
    for (const version of versionsOf(context, docs, list)) {
      const isCurrent = version.name === currentVersion;
      const place = (): Place => (isCurrent ? docsPlace(context, docs, ['path']) : list.placeOf(version.name));
      const content = await readContent(context, version, filter, place);
      versions.push(version);
      files.push(...content.files);
      assets.push(...content.assets);
      categories.push(...(await readCategoryFiles(context, version, content.categories)));
      const written = isCurrent
        ? await readSidebars(context, docs)
        : await readVersionSidebars(context, docs, version, content.isMissing ? undefined : place);
      if (written) sidebars.push(written);
    }
    reportUnmatched(context, filter, docs.path, (path) => docsPlace(context, docs, path));
  }
  const pages = await readPages(context);
  files.push(...pages.files);
  assets.push(...pages.assets);
  const collections = await readCollections(context, [...versions, ...(pages.folder ? [pages.folder] : [])]);
  files.push(...collections.files);
  assets.push(...collections.assets);
  const { value: virtual, observed } = await context.files.capture(() => collectVirtualSources(context, versions, files));
  files.push(...virtual);
  const readByPlugins = observed.flatMap(([[kind, path]]) => (kind === 'bytes' ? [path] : []));
  await checkThemeFiles(context);
  const components = await readSiteComponents(context);
  if (!settings.i18n && (await context.files.stat('i18n'))?.isFile === false) reportTranslations(context);
  reportOrphans(context, files);
  files.sort((a, b) => compareText(a.path, b.path));
  assets.sort((a, b) => compareText(a.path, b.path));
  const folders = { versions, pages: pages.folder, collections: collections.folders };
  const linked = await readLinkedSites(context);
  return { files, ...folders, assets, categories, components, sidebars, linked, readByPlugins };
}

/**
 * Updates the sources after an edit of some files. Undefined where the edit may concern more than those, or has removed one: then
 * everything is discovered anew. `touched` are the edited files by their own names.
 */
export function withEdits(
  { files }: Pick<Context, 'files'>,
  sources: Sources,
  paths: ReadonlySet<string>,
  touched: ReadonlySet<string>,
): Sources | undefined {
  const read = new Set(sources.readByPlugins);
  if ([...paths, ...touched].some((path) => read.has(path) || !isMarkdown(path))) return undefined;
  let found = 0;
  let isReadable = true;
  const edited = sources.files.map((source) => {
    if (!paths.has(source.path) || source.plugin !== undefined) return source;
    found++;
    const hash = files.digest(source.path);
    if (hash.startsWith('!')) isReadable = false;
    return hash === source.hash ? source : { ...source, hash };
  });
  return isReadable && found === paths.size ? { ...sources, files: edited } : undefined;
}

/** Loaded lazily: only cutting a version needs it. */
export async function planCut(...given: Parameters<typeof plan>): ReturnType<typeof plan> {
  return (await import('./plan-cut.ts')).planCut(...given);
}

function reportTranslations(context: Context): void {
  context.reporter.report({
    code: 'discover/translations-ignored',
    message: 'the folder "i18n" contains translations that are not built',
    help: 'List the languages in `i18n`: `i18n: { defaultLocale: "en", locales: ["en", "fr"] }`. Otherwise, the folder is ignored.',
    place: wholeFile('i18n'),
  });
}

async function checkAllowedFolders({ config, files, reporter }: Context): Promise<void> {
  for (const [index, folder] of config.settings.allow.folders.entries()) {
    const found = await files.stat(folder);
    if (found?.isFolder) continue;
    reporter.report({
      code: 'discover/missing-folder',
      message: `the folder "${folder}" in \`allow.folders\` ${found ? 'is not a folder' : 'does not exist'}`,
      help: 'Create it, or remove it from `allow.folders`. Paths are relative to the configuration.',
      place: config.locate(['allow', 'folders', index]),
    });
  }
}

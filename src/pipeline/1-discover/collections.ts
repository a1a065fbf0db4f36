// Reads the sources and assets of plugins' collections.
import type { Context } from '#context/context';
import { pluginOrigin } from '#context/hook-faults';
import { firstArgument } from '#files/locate/locate-value';
import type { Place } from '#model/place';
import type { Collection, Plugin } from '#model/plugin';
import { joinPath } from '#model/route';
import { type AssetFile, type ContentFolder, collectionKey, type SourceFile } from '#model/source-file';
import { currentVersion } from '#model/version';
import { type ContentKind, classify, isMarkdown, isUnreadAsset, openFilter, reportUnmatched } from './content-filter.ts';
import { listSources, pathIn } from './list-sources.ts';
import { walk } from './walk.ts';

export interface Collections {
  readonly folders: readonly ContentFolder[];
  readonly files: readonly SourceFile[];
  readonly assets: readonly AssetFile[];
}

/** `taken` are the site's own content folders, whose files belong to no collection. */
export async function readCollections(context: Context, taken: readonly ContentFolder[]): Promise<Collections> {
  const folders: ContentFolder[] = [];
  const files: SourceFile[] = [];
  const assets: AssetFile[] = [];
  for (const plugin of context.config.plugins) {
    for (const collection of plugin.collections ?? []) {
      const folder: ContentFolder = {
        docs: collectionKey(plugin.name, collection.id),
        name: currentVersion,
        folder: collection.path,
        path: joinPath(collection.routeBasePath),
      };
      const other = [...taken, ...folders].find((known) => overlaps(known.folder, folder.folder));
      if (other) {
        report(context, plugin, collection, `shares files with the folder "${other.folder}"`);
        continue;
      }
      const filter = await openFilter(collection, classify, isMarkdown);
      const kindOf = (path: string): ContentKind => filter.kindOf(pathIn(folder.folder, path));
      const walked = await walk(context, folder.folder, { isAsset: (path) => isUnreadAsset(kindOf(path)) });
      if (!walked) {
        const found = await context.files.stat(folder.folder);
        report(context, plugin, collection, found ? 'is not a folder' : 'does not exist');
        continue;
      }
      folders.push(folder);
      const kinds = walked.paths.map((path) => ({ path, kind: kindOf(path) }));
      reportUnmatched(context, filter, folder.folder, (path) => optionPlace(context, plugin, path));
      const sources = kinds.filter(({ kind }) => kind === 'page' || kind === 'partial');
      files.push(
        ...listSources(
          context,
          folder,
          sources.map(({ path }) => path),
          (relative) => filter.kindOf(relative) === 'partial',
        ),
      );
      assets.push(...kinds.flatMap(({ path, kind }) => (kind === 'asset' ? [{ path }] : [])));
    }
  }
  return { folders, files, assets };
}

/** The place of an option of a plugin that the site's config names. */
function optionPlace({ config }: Context, plugin: Plugin, path: readonly (string | number)[]): Place | undefined {
  const index = config.pluginIndexes.get(plugin);
  return index === undefined ? undefined : config.locate(['plugins', index, firstArgument, ...path]);
}

/** True where one folder equals or contains the other; `.` is the root. */
function overlaps(a: string, b: string): boolean {
  const isWithin = (path: string, folder: string): boolean => path === folder || folder === '.' || path.startsWith(`${folder}/`);
  return isWithin(a, b) || isWithin(b, a);
}

function report(context: Context, plugin: Plugin, { path }: Collection, problem: string): void {
  context.reporter.report({
    code: 'discover/invalid-collection',
    message: `the folder "${path}" of the plugin "${plugin.name}" ${problem}`,
    help: 'Create it, or give the plugin the path of a separate folder, relative to the configuration.',
    ...pluginOrigin(context.config, plugin, 'collections'),
  });
}

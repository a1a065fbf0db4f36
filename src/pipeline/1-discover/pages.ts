// The folder of standalone pages to its sources and assets.
import { joinPath } from '#model/route';
import { type AssetFile, type ContentFolder, defaultPagesFolder, type SourceFile, standalone } from '#model/source-file';
import { currentVersion } from '#model/version';
import type { Context } from '../context/context.ts';
import { classifyStandalone, isUnreadAsset } from './classify.ts';
import { listSources, pathIn } from './list-sources.ts';
import { walk } from './walk.ts';

export interface Pages {
  /** Undefined for a site without standalone pages. */
  readonly folder: ContentFolder | undefined;
  readonly files: readonly SourceFile[];
  readonly assets: readonly AssetFile[];
}

const none: Pages = { folder: undefined, files: [], assets: [] };

export async function readPages(context: Context): Promise<Pages> {
  const { pages } = context.config.settings;
  if (!pages) return none;
  const walked = await walk(context, pages.path, {
    isAsset: (path) => isUnreadAsset(classifyStandalone(pathIn(pages.path, path))),
  });
  if (!walked) {
    await reportMissing(context, pages.path);
    return none;
  }
  const folder = { docs: standalone, name: currentVersion, folder: pages.path, path: joinPath(pages.routeBasePath) };
  const sources: string[] = [];
  const assets: AssetFile[] = [];
  for (const path of walked.paths) {
    const kind = classifyStandalone(pathIn(pages.path, path));
    if (kind === 'page' || kind === 'partial') sources.push(path);
    else if (kind === 'asset') assets.push({ path });
  }
  return { folder, files: listSources(context, folder, sources), assets };
}

/** Few sites have the default folder; one that the author names must be there. */
async function reportMissing(context: Context, path: string): Promise<void> {
  const found = await context.files.stat(path);
  if (path === defaultPagesFolder && !found) return;
  context.reporter.report({
    code: 'discover/missing-folder',
    message: `the pages folder "${path}" ${found ? 'is no folder' : 'does not exist'}`,
    help: 'Create it, or set `pages: false` for a site without standalone pages.',
    place: context.config.locate(['pages', 'path']),
  });
}

// Reads the folder of standalone pages: its sources and assets.

import type { Context } from '#context/context';
import { joinPath } from '#model/route';
import { type AssetFile, type ContentFolder, defaultPagesFolder, type SourceFile, standalone } from '#model/source-file';
import { currentVersion } from '#model/version';
import {
  type ContentKind,
  classifyStandalone,
  isStandalone,
  isUnreadAsset,
  openFilter,
  reportUnmatched,
} from './content-filter.ts';
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
  const filter = await openFilter(pages, classifyStandalone, isStandalone);
  const kindOf = (path: string): ContentKind => filter.kindOf(pathIn(pages.path, path));
  const walked = await walk(context, pages.path, { isAsset: (path) => isUnreadAsset(kindOf(path)) });
  if (!walked) {
    await reportMissing(context, pages.path);
    return none;
  }
  const folder = { docs: standalone, name: currentVersion, folder: pages.path, path: joinPath(pages.routeBasePath) };
  const sources: string[] = [];
  const assets: AssetFile[] = [];
  for (const path of walked.paths) {
    const kind = kindOf(path);
    if (kind === 'page' || kind === 'partial') sources.push(path);
    else if (kind === 'asset') assets.push({ path });
  }
  reportUnmatched(context, filter, pages.path, (path) => context.config.locate(['pages', ...path]));
  const files = listSources(context, folder, sources, (relative) => filter.kindOf(relative) === 'partial');
  return { folder, files, assets };
}

/** The default folder may be missing; a configured one may not. */
async function reportMissing(context: Context, path: string): Promise<void> {
  const found = await context.files.stat(path);
  if (path === defaultPagesFolder && !found) return;
  context.reporter.report({
    code: 'discover/missing-folder',
    message: `the pages folder "${path}" ${found ? 'is not a folder' : 'does not exist'}`,
    help: 'Create it, or set `pages: false` for a site without standalone pages.',
    place: context.config.locate(['pages', 'path']),
  });
}

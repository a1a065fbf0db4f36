// The content folder of a version to its sources, category files and assets.
import { wholeFile } from '#model/place';
import type { DocsSettings } from '#model/settings';
import type { AssetFile, SourceFile, Version } from '#model/source-file';
import type { Context } from '../context/context.ts';
import { classify } from './classify.ts';
import { readSources, relativeTo } from './read-sources.ts';
import { walk } from './walk.ts';

export interface Content {
  readonly files: readonly SourceFile[];
  readonly assets: readonly AssetFile[];
  /** Paths of category files. */
  readonly categories: readonly string[];
}

export async function readContent(context: Context, docs: DocsSettings, version: Version): Promise<Content> {
  const walked = await walk(context, version.folder);
  if (!walked) {
    await reportMissing(context, docs);
    return { files: [], assets: [], categories: [] };
  }
  const relativeOf = (path: string): string => relativeTo(version.folder, path);
  const sources: string[] = [];
  const content = { assets: [] as AssetFile[], categories: [] as string[] };
  for (const path of walked.paths) {
    const kind = classify(relativeOf(path));
    if (kind === 'page' || kind === 'partial') sources.push(path);
    else if (kind === 'category') content.categories.push(path);
    else if (kind === 'asset') content.assets.push({ path });
  }
  const files = await readSources(context, version, sources);
  if (walked.whole && !sources.some((path) => classify(relativeOf(path)) === 'page')) reportEmpty(context, docs);
  return { ...content, files };
}

async function reportMissing(context: Context, docs: DocsSettings): Promise<void> {
  const problem = (await context.files.stat(docs.path)) ? 'is no folder' : 'does not exist';
  context.reporter.report({
    code: 'discover/missing-folder',
    message: `the docs folder "${docs.path}" ${problem}`,
    help: 'Create it, or set `path` to the folder that holds the content, relative to the config.',
    place: docsPlace(context, docs, 'path'),
  });
}

function reportEmpty(context: Context, docs: DocsSettings): void {
  context.reporter.report({
    code: 'discover/no-content',
    message: `the docs folder "${docs.path}" holds no page`,
    help: 'Pages are files that end in `.md` or `.mdx` and whose path has no part that begins with `_`.',
    place: wholeFile(docs.path),
  });
}

/** Where the configuration sets a key of a docs folder. */
export function docsPlace(context: Context, docs: DocsSettings, key: string) {
  return context.config.locate(['docs', context.config.settings.docs.indexOf(docs), key]);
}

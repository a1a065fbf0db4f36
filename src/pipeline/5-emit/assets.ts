// Files that pages name, to names that hold the hash of their bytes.
import { readFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { fillMarks, markedFiles } from '#model/asset-mark';
import type { OutputFile, RenderedPage } from '#model/output';
import { joinPath } from '#model/route';
import { type AssetName, nameAsset } from '../context/asset-name.ts';
import type { Context } from '../context/context.ts';
import { unreadable } from '../context/unreadable.ts';

interface Asset extends AssetName {
  readonly source: string;
}

export interface Assets {
  readonly files: readonly OutputFile[];
  /** The text with the final address of each asset. */
  fill(text: string): string;
}

/** Hashes every file that a page needs, once. */
export async function hashAssets(context: Context, pages: readonly RenderedPage[]): Promise<Assets> {
  const paths = new Set(pages.flatMap(({ html, assets }) => [...markedFiles(html), ...assets]));
  const assets = new Map<string, Asset>();
  for (const path of [...paths].sort()) {
    const asset = await hashAsset(context, path);
    if (asset) assets.set(path, asset);
  }
  const { baseUrl } = context.config.settings;
  return {
    files: uniqueFiles([...assets.values()]),
    fill: (text) =>
      fillMarks(text, (kind, path) => {
        const asset = assets.get(path);
        return kind === 'integrity' ? (asset?.integrity ?? '') : joinPath(baseUrl, encodeURI(asset?.path ?? ''));
      }),
  };
}

async function hashAsset({ config, reporter }: Context, path: string): Promise<Asset | undefined> {
  const source = isAbsolute(path) ? path : join(config.root, path);
  try {
    const bytes = await readFile(source);
    return { ...nameAsset(path, bytes), source };
  } catch (thrown) {
    // Discover saw a file, or a link: it may have gone since, or never have led anywhere.
    reporter.report(await unreadable(path, thrown));
    return undefined;
  }
}

/** Equal bytes under equal names are one file. */
function uniqueFiles(assets: readonly Asset[]): readonly OutputFile[] {
  return [...new Map(assets.map(({ path, key, source }) => [path, { path, key, content: { copyOf: source } }])).values()];
}

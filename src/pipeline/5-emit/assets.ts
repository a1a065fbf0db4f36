// Files that pages name, to names that hold the hash of their bytes.
import { readFile } from 'node:fs/promises';
import { fillMarks } from '#model/asset-mark';
import type { OutputFile, RenderedPage } from '#model/output';
import { joinPath } from '#model/route';
import type { DrawnImage } from '#model/site';
import { assetFile, drawnImage, isOfSite, readCopy } from '../context/asset-file.ts';
import { nameAsset } from '../context/asset-name.ts';
import type { Context } from '../context/context.ts';
import { digestOf } from '../context/digest.ts';
import { copyMaker } from './image-copies.ts';
import { readableDigest } from './readable-digest.ts';

interface Asset extends OutputFile {
  /** Empty where nobody asks for it. */
  readonly integrity: string;
}

export interface Assets {
  readonly files: readonly OutputFile[];
  /** What stands in a page for an asset: another name is another page. */
  nameOf(path: string): string;
  /** The text with the final address of each asset. */
  fill(text: string): string;
}

/** Hashes every file that a page needs, once. */
export async function hashAssets(
  context: Context,
  pages: readonly RenderedPage[],
  drawn: readonly DrawnImage[],
): Promise<Assets> {
  const paths = new Set(pages.flatMap(({ assets }) => assets));
  const assets = new Map<string, Asset>();
  const copyOf = copyMaker(context);
  const images = new Map(drawn.map((image) => [drawnImage(image), image]));
  for (const path of [...paths].sort()) {
    const copy = readCopy(path);
    const image = images.get(path);
    const asset = image ? drawnFile(image) : copy ? await copyOf(copy) : await hashAsset(context, path);
    if (asset) assets.set(path, { integrity: '', ...asset });
  }
  const { baseUrl } = context.config.settings;
  return {
    files: uniqueFiles([...assets.values()]),
    nameOf: (path) => `${assets.get(path)?.path} ${assets.get(path)?.integrity}`,
    fill: (text) =>
      fillMarks(text, (kind, path) => {
        const asset = assets.get(path);
        return kind === 'integrity' ? (asset?.integrity ?? '') : joinPath(baseUrl, encodeURI(asset?.path ?? ''));
      }),
  };
}

async function hashAsset(context: Context, path: string): Promise<Asset | undefined> {
  const source = assetFile(context.config, path);
  // What is not the site's own was written by slodocs, and is there.
  const digest = isOfSite(path) ? await readableDigest(context, path) : digestOf(await readFile(source));
  return digest === undefined ? undefined : { ...nameAsset(path, digest), content: { copyOf: source } };
}

function drawnFile({ name, content }: DrawnImage): Asset {
  return { ...nameAsset(name, digestOf(content)), content: { bytes: content } };
}

/** Equal bytes under equal names are one file. */
function uniqueFiles(assets: readonly Asset[]): readonly OutputFile[] {
  return [...new Map(assets.map(({ path, key, content }) => [path, { path, key, content }])).values()];
}

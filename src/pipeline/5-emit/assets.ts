// Files that pages name, to names that hold the hash of their bytes.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { fillMarks, markedFiles } from '#model/asset-mark';
import type { OutputFile, RenderedPage } from '#model/output';
import { joinPath } from '#model/route';
import type { Context } from '../context/context.ts';
import { unreadable } from '../context/unreadable.ts';

interface Asset {
  readonly path: string;
  readonly integrity: string;
  readonly source: string;
}

export interface Assets {
  readonly files: readonly OutputFile[];
  /** The text with the final address of each asset. */
  fill(text: string): string;
}

/** Hashes every file that a page has a mark of, once. */
export async function hashAssets(context: Context, pages: readonly RenderedPage[]): Promise<Assets> {
  const paths = new Set(pages.flatMap(({ html }) => markedFiles(html)));
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
    const digest = createHash('sha256').update(bytes).digest();
    return {
      path: `assets/${hashedName(path, digest.toString('hex'))}`,
      integrity: `sha256-${digest.toString('base64')}`,
      source,
    };
  } catch (thrown) {
    // Discover saw a file, or a link: it may have gone since, or never have led anywhere.
    reporter.report(await unreadable(path, thrown));
    return undefined;
  }
}

/** `img/Big logo.svg` to `Big-logo-1a2b3c4d.svg`. */
function hashedName(path: string, hash: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  return `${stem.replace(/[^\w.-]+/g, '-')}-${hash.slice(0, 8)}${extension}`;
}

/** Equal bytes under equal names are one file. */
function uniqueFiles(assets: readonly Asset[]): readonly OutputFile[] {
  return [...new Map(assets.map(({ path, source }) => [path, { path, content: { copyOf: source } }])).values()];
}

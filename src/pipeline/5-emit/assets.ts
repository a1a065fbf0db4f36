// Files that pages name, to names that hold the hash of their bytes.
import { readFile } from 'node:fs/promises';
import { printStyles } from '#code/content-styles';
import { cssSources } from '#code/css-sources';
import { fontFiles, themeTokens } from '#code/theme-tokens';
import type { Context } from '#context/context';
import { digestOf } from '#files/digest';
import { fillMarks } from '#model/asset-mark';
import type { OutputFile, RenderedPage } from '#model/output';
import type { Sources } from '#model/policy';
import { joinPath } from '#model/route';
import type { DrawnImage } from '#model/site';
import {
  assetFile,
  contentStylesheet,
  drawnImage,
  isOfSite,
  readBrowserModule,
  readCopy,
  readPrintedModule,
  themeStylesheet,
} from '#output/asset-file';
import { keepName, nameAsset } from '#output/asset-name';
import { copyMaker } from './image-copies.ts';
import { readableDigest } from './readable-digest.ts';

interface Asset extends OutputFile {
  /** Empty where nobody asks for it. */
  readonly integrity: string;
}

/** What marks stand for that name no file. */
export type SiteTexts = Readonly<Record<'policy' | 'external', string>>;

/** Files that pages name have none of these marks. */
const noTexts: SiteTexts = { policy: '', external: '' };

export interface Assets {
  readonly files: readonly OutputFile[];
  /** What stands in a page for an asset: another name is another page. */
  nameOf(path: string): string;
  /** The text with the final address of each asset, and with what all pages say of the site. */
  fill(text: string, texts: SiteTexts): string;
  /** From where its stylesheets load what. */
  readonly loads: readonly Sources[];
}

/** Hashes every file that a page needs, once. */
export async function hashAssets(
  context: Context,
  pages: readonly RenderedPage[],
  drawn: readonly DrawnImage[],
): Promise<Assets> {
  const { baseUrl, csp, theme } = context.config.settings;
  const named = new Set(pages.flatMap(({ assets }) => assets));
  const paths = new Set([...named, ...(named.has(themeStylesheet) ? fontFiles(theme) : [])]);
  const assets = new Map<string, Asset>();
  const loads: Sources[] = [];
  const copyOf = copyMaker(context);
  const images = new Map(drawn.map((image) => [drawnImage(image), image]));
  const fill = (text: string, texts: SiteTexts): string =>
    fillMarks(text, (kind, path) => {
      const asset = assets.get(path);
      if (kind === 'policy' || kind === 'external') return texts[kind];
      if (kind === 'integrity') return asset?.integrity ?? '';
      const address = encodeURI(asset?.path ?? '');
      return kind === 'relative' ? address : joinPath(baseUrl, address);
    });
  // Printed modules and the theme's stylesheet name other files, and are hashed with these names.
  const namesOthers = (path: string): boolean => path === themeStylesheet || readPrintedModule(path) !== undefined;
  const inOrder = [...paths].sort();
  for (const path of [...inOrder.filter((one) => !namesOthers(one)), ...inOrder.filter(namesOthers)]) {
    const printed = readPrintedModule(path);
    if (printed) {
      assets.set(path, printedAsset(printed.stem, fill(context.store.unpack('pages', printed.key), noTexts)));
      continue;
    }
    const copy = readCopy(path);
    const image = images.get(path);
    const plain = copy || image ? undefined : await bytesOfOurs(context, path, pages);
    const bytes =
      plain && path === themeStylesheet
        ? Buffer.concat([plain, Buffer.from(fill(themeTokens(context.config.settings), noTexts))])
        : plain;
    if (bytes && csp && path.endsWith('.css')) loads.push(cssSources(bytes.toString()));
    const asset = image ? drawnFile(image) : copy ? await copyOf(copy) : await hashAsset(context, path, bytes);
    if (asset) assets.set(path, { integrity: '', ...asset });
  }
  return {
    loads,
    files: uniqueFiles([...assets.values()]),
    nameOf: (path) => `${assets.get(path)?.path} ${assets.get(path)?.integrity}`,
    fill,
  };
}

/** What is not the site's own was written by slodocs, and is there. */
async function bytesOfOurs({ config }: Context, path: string, pages: readonly RenderedPage[]): Promise<Buffer | undefined> {
  if (path === contentStylesheet) return Buffer.from(printStyles(stylesOf(pages), config.settings.baseUrl));
  return isOfSite(path) ? undefined : readFile(assetFile(config, path));
}

async function hashAsset(context: Context, path: string, bytes: Buffer | undefined): Promise<Asset | undefined> {
  const digest = bytes ? digestOf(bytes) : await readableDigest(context, path);
  if (digest === undefined) return undefined;
  const browser = readBrowserModule(path);
  if (browser !== undefined && bytes) return { ...keepName(browser, digest), content: { bytes } };
  if (path === contentStylesheet && bytes) return { ...nameAsset('content.css', digest), content: { bytes } };
  if (path === themeStylesheet && bytes) return { ...nameAsset(path, digest), content: { bytes } };
  return { ...nameAsset(path, digest), content: { copyOf: assetFile(context.config, path) } };
}

/** The `style` attributes of all that pages show. */
function stylesOf(pages: readonly RenderedPage[]): readonly string[] {
  return pages.flatMap(({ page }) => {
    if (page.kind === 'listing') return [];
    return [page, ...Object.values(page.partials)].flatMap(({ document }) => document.facts.styles);
  });
}

function printedAsset(stem: string, text: string): Asset {
  return { ...nameAsset(`${stem}.js`, digestOf(text)), content: { bytes: text } };
}

function drawnFile({ name, content }: DrawnImage): Asset {
  return { ...nameAsset(name, digestOf(content)), content: { bytes: content } };
}

/** Equal bytes under equal names are one file. */
function uniqueFiles(assets: readonly Asset[]): readonly OutputFile[] {
  return [...new Map(assets.map(({ path, key, content }) => [path, { path, key, content }])).values()];
}

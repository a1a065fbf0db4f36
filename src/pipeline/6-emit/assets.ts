// Hashes the files that pages name, and replaces their marks by names that contain the hash.
import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { printStyles } from '#code/content-styles';
import { cssSources } from '#code/css-sources';
import { fontFiles, themeTokens } from '#code/theme-tokens';
import type { Context } from '#context/context';
import { digestOf } from '#files/digest';
import { fillMarks } from '#model/asset-mark';
import type { MarkedPage, OutputFile } from '#model/output';
import type { Sources } from '#model/policy';
import { encodePath, joinPath } from '#model/route';
import type { DrawnImage } from '#model/site';
import {
  assetFile,
  contentStylesheet,
  drawnImage,
  isOfSite,
  keepName,
  nameAsset,
  readBrowserModule,
  readCopy,
  readPrintedModule,
  themeStylesheet,
} from '#output/asset-file';
import { LostEntry } from '#store/cache-store';
import { copyMaker } from './image-copies.ts';
import { readableDigest } from './readable-digest.ts';

interface Asset extends OutputFile {
  /** The integrity hash; empty where none is needed. */
  readonly integrity: string;
}

/** The texts for marks that name no file. The one is in pages alone, the other in a module of theirs. */
export type SiteTexts = Readonly<Partial<Record<'policy' | 'external', string>>>;

export interface Assets {
  readonly files: readonly OutputFile[];
  /** The name of an asset as a page prints it: a new name makes a new page. */
  nameOf(path: string): string;
  /** Replaces the marks in a text by final addresses and by these texts. */
  fill(text: string, texts: SiteTexts): string;
  /** The sources that the site's stylesheets load from, for the CSP. */
  readonly loads: readonly Sources[];
}

/** Hashes every file that a page needs, once. */
export async function hashAssets(
  context: Context,
  pages: readonly MarkedPage[],
  drawn: readonly DrawnImage[],
  inModules: SiteTexts,
): Promise<Assets> {
  const { baseUrl, filesBase, csp, theme } = context.config.settings;
  // From the home page of a language to files that it shares.
  const fromHome = posix.relative(baseUrl, filesBase);
  const named = new Set(pages.flatMap(({ assets }) => assets));
  const paths = new Set([...named, ...(named.has(themeStylesheet) ? fontFiles(theme) : [])]);
  const assets = new Map<string, Asset>();
  const loads: Sources[] = [];
  const copyOf = copyMaker(context);
  const images = new Map(drawn.map((image) => [drawnImage(image), image]));
  const fill = (text: string, texts: SiteTexts): string =>
    fillMarks(text, (kind, path) => {
      const asset = assets.get(path);
      if (kind === 'policy' || kind === 'external') return texts[kind] ?? '';
      if (kind === 'integrity') return asset?.integrity ?? '';
      const address = encodePath(asset?.path ?? '');
      return kind === 'relative' ? posix.join(fromHome, address) : joinPath(filesBase, address);
    });
  // Generated modules and the theme's stylesheet contain names of other files, so they are hashed after those.
  const namesOthers = (path: string): boolean => path === themeStylesheet || readPrintedModule(path) !== undefined;
  const inOrder = [...paths].sort();
  for (const path of [...inOrder.filter((one) => !namesOthers(one)), ...inOrder.filter(namesOthers)]) {
    const printed = readPrintedModule(path);
    if (printed) {
      assets.set(path, printedAsset(printed.stem, fill(context.store.unpack('pages', printed.key), inModules)));
      continue;
    }
    const copy = readCopy(path);
    const image = images.get(path);
    const plain = copy || image ? undefined : await bytesOfOurs(context, path, pages);
    const bytes =
      plain && path === themeStylesheet
        ? Buffer.concat([plain, Buffer.from(fill(themeTokens(context.config.settings), {}))])
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

/** Reads a file that slodocs itself has written: where it is gone, the cache was damaged meanwhile. */
async function bytesOfOurs({ config }: Context, path: string, pages: readonly MarkedPage[]): Promise<Buffer | undefined> {
  if (path === contentStylesheet) return Buffer.from(printStyles(stylesOf(pages), config.settings.filesBase));
  if (isOfSite(path)) return undefined;
  return readFile(assetFile(config, path)).catch((reason) => {
    throw (reason as NodeJS.ErrnoException).code === 'ENOENT' ? new LostEntry(`${path} is missing from the cache`) : reason;
  });
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

/** The `style` attributes of everything that pages show. */
function stylesOf(pages: readonly MarkedPage[]): readonly string[] {
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

/** Merges assets of equal names, which have equal bytes. */
function uniqueFiles(assets: readonly Asset[]): readonly OutputFile[] {
  return [...new Map(assets.map(({ path, key, content }) => [path, { path, key, content }])).values()];
}

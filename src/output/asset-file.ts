// Encodes where a file comes from in asset names (site, theme, cache, image copy), and resolves names to paths.
import { dirname, join } from 'node:path';
import { keyOf } from '#files/digest';
import type { Config } from '#model/config';
import type { ImageFormat } from '#model/settings';
import type { DrawnImage } from '#model/site';

/** The prefix of files of the theme and of bundled stylesheets: their folders differ between machines. */
const ofTheme = 'slodocs:theme/';
const ofStyles = 'slodocs:styles/';

/** The prefix of an image's smaller copy, which is made when it is written. */
const ofCopies = 'slodocs:copies/';

/** The prefix of the theme's browser modules, which keep their names because others import them by these. */
const ofBrowser = 'slodocs:browser/';

export function browserModule(file: string): string {
  return `${ofBrowser}${file}`;
}

/** The prefix of browser modules of the site's own code, which keep their names as well. */
const ofModules = 'slodocs:modules/';

export function siteModule(file: string): string {
  return `${ofModules}${file}`;
}

/** Undefined for the name of any other file. */
export function readBrowserModule(name: string): string | undefined {
  const start = [ofBrowser, ofModules].find((one) => name.startsWith(one));
  return start && name.slice(start.length);
}

/** The prefix of generated page modules: their text is in the store, and may itself contain marks. */
const ofPrinted = 'slodocs:printed/';

/** `key` is the key of the text in the store's `pages` namespace. */
export function printedModule(stem: string, key: string): string {
  return `${ofPrinted}${stem}/${key}`;
}

/** Undefined for the name of any other file. */
export function readPrintedModule(name: string): { readonly stem: string; readonly key: string } | undefined {
  if (!name.startsWith(ofPrinted)) return undefined;
  const [stem = '', key = ''] = name.slice(ofPrinted.length).split('/');
  return { stem, key };
}

/** `file` is relative to the folder of the theme's stylesheet. */
export function themeFile(file: string): string {
  return `${ofTheme}${file}`;
}

export const themeStylesheet = themeFile('theme.css');

/** The theme's drawings, whose stylesheet does not block rendering. */
export const drawingsStylesheet = themeFile('drawings.css');

/** The stylesheet made from `style` attributes of content: it is no file on disk. */
export const contentStylesheet = 'slodocs:content.css';

/** `file` is relative to the folder of bundled stylesheets. */
export function bundledStylesheet(file: string): string {
  return `${ofStyles}${file}`;
}

/** The prefix of an image that a plugin has drawn. */
const ofDrawn = 'slodocs:drawn/';

export function drawnImage({ name, content }: DrawnImage): string {
  return `${ofDrawn}${keyOf(name, content)}/${name}`;
}

/** A smaller copy of an image. */
export interface ImageCopy {
  /** Of the image, relative to the root. */
  readonly path: string;
  /** In pixels. */
  readonly width: number;
  readonly format: ImageFormat;
}

export function nameCopy({ path, width, format }: ImageCopy): string {
  return `${ofCopies}${width}.${format}/${path}`;
}

/** Undefined for the name of any other file. */
export function readCopy(name: string): ImageCopy | undefined {
  if (!name.startsWith(ofCopies)) return undefined;
  const [kind = '', ...path] = name.slice(ofCopies.length).split('/');
  const [width, format] = kind.split('.');
  return { path: path.join('/'), width: Number(width), format: format as ImageFormat };
}

/** Absolute. */
export function assetFile({ root, bundleDir, theme }: Pick<Config, 'root' | 'bundleDir' | 'theme'>, name: string): string {
  if (name.startsWith(ofTheme)) return join(dirname(theme.stylesheet), name.slice(ofTheme.length));
  if (name.startsWith(ofBrowser)) return join(dirname(theme.browserModules), name.slice(ofBrowser.length));
  if (name.startsWith(ofModules)) return join(bundleDir, 'modules', name.slice(ofModules.length));
  if (name.startsWith(ofStyles)) return join(bundleDir, 'styles', name.slice(ofStyles.length));
  return join(root, name);
}

/** True for a file of the site, whose name is its path relative to the root. */
export function isOfSite(name: string): boolean {
  return (
    ![ofTheme, ofBrowser, ofModules, ofPrinted, ofStyles, ofCopies, ofDrawn].some((start) => name.startsWith(start)) &&
    name !== contentStylesheet
  );
}

interface AssetName {
  /** Relative to the output folder. */
  readonly path: string;
  readonly integrity: string;
  /** The SHA-256 of the bytes. */
  readonly key: string;
}

/** Keeps the name of a file that already contains its content hash. */
export function keepName(name: string, digest: string): AssetName {
  return { ...nameAsset(name, digest), path: `assets/${name}` };
}

/** Names `img/Big logo.svg` `assets/Big-logo-1a2b3c4d.svg`. `digest` is the SHA-256 of the file, hexadecimal. */
export function nameAsset(path: string, digest: string): AssetName {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  return {
    path: `assets/${stem.replace(/[^\w.-]+/g, '-')}-${digest.slice(0, 8)}${extension}`,
    integrity: `sha256-${Buffer.from(digest, 'hex').toString('base64')}`,
    key: digest,
  };
}

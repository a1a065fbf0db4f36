// The names of files in marks to the files: those of the site, of the theme, of the cache, and copies of images.
import { dirname, join } from 'node:path';
import { keyOf } from '#files/digest';
import type { Config } from '#model/config';
import type { ImageFormat } from '#model/settings';
import type { DrawnImage } from '#model/site';

/** Before the name of a file of the theme, or of a bundled stylesheet: their folders differ from machine to machine. */
const ofTheme = 'slodocs:theme/';
const ofStyles = 'slodocs:styles/';

/** Before that of a copy of an image, which is made when it is written. */
const ofCopies = 'slodocs:copies/';

/** Before that of a module that browsers load: it keeps its name, by which others of them import it. */
const ofBrowser = 'slodocs:browser/';

export function browserModule(file: string): string {
  return `${ofBrowser}${file}`;
}

/** Before that of a module of the site's own code for browsers, which keeps its name as well. */
const ofModules = 'slodocs:modules/';

export function siteModule(file: string): string {
  return `${ofModules}${file}`;
}

/** Undefined for the name of any other file. */
export function readBrowserModule(name: string): string | undefined {
  const start = [ofBrowser, ofModules].find((one) => name.startsWith(one));
  return start && name.slice(start.length);
}

/** Before that of a module that we have printed: its text is in the store, and may have marks itself. */
const ofPrinted = 'slodocs:printed/';

/** `key` is that of the text on the shelf of pages. */
export function printedModule(stem: string, key: string): string {
  return `${ofPrinted}${stem}/${key}`;
}

/** Undefined for the name of any other file. */
export function readPrintedModule(name: string): { readonly stem: string; readonly key: string } | undefined {
  if (!name.startsWith(ofPrinted)) return undefined;
  const [stem = '', key = ''] = name.slice(ofPrinted.length).split('/');
  return { stem, key };
}

/** `file` counts from the folder of the theme's stylesheet. */
export function themeFile(file: string): string {
  return `${ofTheme}${file}`;
}

export const themeStylesheet = themeFile('theme.css');

/** The drawings of the theme, which are not waited for. */
export const drawingsStylesheet = themeFile('drawings.css');

/** Made of the `style` attributes of content: no file holds it. */
export const contentStylesheet = 'slodocs:content.css';

/** `file` counts from the folder of bundled stylesheets. */
export function bundledStylesheet(file: string): string {
  return `${ofStyles}${file}`;
}

/** Before that of an image that a plugin has drawn. */
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

/** True for a file of the site: its name is a path that counts from the root. */
export function isOfSite(name: string): boolean {
  return (
    ![ofTheme, ofBrowser, ofModules, ofPrinted, ofStyles, ofCopies, ofDrawn].some((start) => name.startsWith(start)) &&
    name !== contentStylesheet
  );
}

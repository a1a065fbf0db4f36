// The names of files in marks to the files: those of the site, of the theme, and of the cache.
import { dirname, join } from 'node:path';
import type { Config } from '#model/config';

/** Before the name of a file of the theme, or of a bundled stylesheet: their folders differ from machine to machine. */
const ofTheme = 'slodocs:theme/';
const ofStyles = 'slodocs:styles/';

export const themeStylesheet = `${ofTheme}theme.css`;

/** Made of the `style` attributes of content: no file holds it. */
export const contentStylesheet = 'slodocs:content.css';

/** `file` counts from the folder of bundled stylesheets. */
export function bundledStylesheet(file: string): string {
  return `${ofStyles}${file}`;
}

/** Absolute. */
export function assetFile({ root, bundleDir, theme }: Pick<Config, 'root' | 'bundleDir' | 'theme'>, name: string): string {
  if (name.startsWith(ofTheme)) return join(dirname(theme.stylesheet), name.slice(ofTheme.length));
  if (name.startsWith(ofStyles)) return join(bundleDir, 'styles', name.slice(ofStyles.length));
  return join(root, name);
}

/** True for a file of the site: its name is a path that counts from the root. */
export function isOfSite(name: string): boolean {
  return !name.startsWith(ofTheme) && !name.startsWith(ofStyles) && name !== contentStylesheet;
}

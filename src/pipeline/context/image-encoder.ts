// Finds the installed package `sharp`, which encodes images for the site.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageFolders } from '#kit/package-folders';
import type { ImageFormat } from '#model/settings';
import type { Context } from './context.ts';

/** The package `sharp`, which a site installs itself. */
export interface ImageEncoder {
  readonly version: string;
  /** Throws where it was installed for another platform. */
  load(): Promise<Sharp>;
}

/** The part of its API that is used here. */
export type Sharp = (bytes: Uint8Array, options: { readonly failOn: 'error' }) => SharpImage;

export type SharpImage = {
  autoOrient(): SharpImage;
  resize(size: { readonly width: number }): SharpImage;
  raw(): SharpImage;
  toBuffer(): Promise<Uint8Array>;
} & Readonly<Record<ImageFormat, (options: { readonly quality: number; readonly effort: number }) => SharpImage>>;

/** Resolves it as Node would from the site's root. Its existence and version are an input of the build. */
export async function findEncoder({ config, files }: Pick<Context, 'config' | 'files'>): Promise<ImageEncoder | undefined> {
  for (const folder of packageFolders(config.root)) {
    const path = `${folder}/sharp/package.json`;
    const [, version] = /"version"\s*:\s*"([^"]+)"/.exec(files.text(path)) ?? [];
    if (version !== undefined) return { version, load: () => load(join(config.root, path)) };
  }
  return undefined;
}

async function load(packageFile: string): Promise<Sharp> {
  const module = createRequire(packageFile).resolve('sharp');
  return ((await import(pathToFileURL(module).href)) as { default: Sharp }).default;
}

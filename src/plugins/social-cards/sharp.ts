// Loads the optional package `sharp` from beside the site or slodocs, for conversion to PNG.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The part of the API that is used. */
export interface Sharp {
  (input: Uint8Array, options?: object): Image;
  readonly versions: Readonly<Record<string, string>>;
}

interface Image {
  resize(options: object): Image;
  composite(layers: readonly { input: Uint8Array; left: number; top: number }[]): Image;
  png(options?: object): Image;
  toBuffer(): Promise<Buffer>;
}

export type LoadedSharp = { readonly sharp: Sharp } | { readonly missing: string };

/** Why it cannot be loaded is told in one line. */
export async function loadSharp(root: string): Promise<LoadedSharp> {
  const paths = [join(root, 'package.json'), import.meta.url];
  const found = paths.flatMap((from) => {
    try {
      return [createRequire(from).resolve('sharp')];
    } catch {
      return [];
    }
  });
  const [file] = found;
  if (file === undefined) return { missing: 'the package "sharp" is not installed' };
  try {
    const { default: sharp } = (await import(pathToFileURL(file).href)) as { default: Sharp };
    return { sharp };
  } catch (thrown) {
    const [reason = ''] = String(thrown instanceof Error ? thrown.message : thrown)
      .trim()
      .split('\n');
    return { missing: `the package "sharp" cannot be loaded: ${reason}` };
  }
}

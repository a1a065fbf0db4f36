// Rasterizes a drawn card, with the logo in its tile, to PNG.

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Card, drawCard, logo } from './card.ts';

/** An invalid logo leaves its tile empty. */
export async function rasterise(sharp: Sharp, card: Card, picture: Uint8Array | undefined): Promise<Uint8Array> {
  const tile = picture && (await fitted(sharp, picture));
  const drawing = sharp(Buffer.from(drawCard({ ...card, hasLogo: tile !== undefined })));
  const inset = (logo.tile - logo.picture) / 2;
  const layers = tile ? [{ input: tile, left: logo.x + inset, top: logo.y + inset }] : [];
  // The image has few tints, so a slow palette search saves nothing.
  return drawing.composite(layers).png({ palette: true, colours: 48, effort: 1, dither: 0 }).toBuffer();
}

async function fitted(sharp: Sharp, picture: Uint8Array): Promise<Uint8Array | undefined> {
  const side = { width: logo.picture, height: logo.picture };
  const clear = { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } };
  // Rasterised at this size, not enlarged.
  return sharp(picture, { density: 300 })
    .resize({ ...side, ...clear })
    .png()
    .toBuffer()
    .catch(() => undefined);
}

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

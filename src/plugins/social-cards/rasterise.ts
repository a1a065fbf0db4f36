// Rasterizes a drawn card, with the logo in its tile, to PNG.

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Card, drawCard, inkOn, logo, size } from './card.ts';
import { encodePng } from './palette-png.ts';

export type DrawCard = (card: Card) => Promise<Uint8Array>;

/** Draws the cards of a site, which have one color and one logo. An invalid logo leaves its tile empty. */
export function openRasteriser(sharp: Sharp, color: string, picture: Uint8Array | undefined): DrawCard {
  const { channel, palette, numbers } = rampOf(color);
  let drawn: Promise<Tile | undefined> | undefined;
  return async (card) => {
    drawn ??= picture ? drawTile(sharp, picture, color) : Promise.resolve(undefined);
    const tile = await drawn;
    const drawing = sharp(Buffer.from(drawCard({ ...card, hasLogo: tile !== undefined })));
    const pixels = numbered(await drawing.extractChannel(channel).raw().toBuffer(), numbers);
    tile?.pixels.forEach((number, n) => {
      const [x, y] = [logo.x + (n % logo.tile), logo.y + Math.floor(n / logo.tile)];
      pixels[y * size.width + x] = levels + number;
    });
    return encodePng({ ...size, palette: tile ? Buffer.concat([palette, tile.palette]) : palette, pixels });
  };
}

/** How many shades a card has from its background to its ink: as many as edges of letters need. */
const levels = 16;

/** Most rows are those of the background, as the first one is. */
function numbered(shades: Uint8Array, numbers: Uint8Array): Uint8Array {
  const pixels = new Uint8Array(shades.length);
  const { width } = size;
  const ground = Buffer.from(shades.subarray(0, width));
  for (let row = 0; row < shades.length; row += width) {
    if (ground.equals(shades.subarray(row, row + width))) continue;
    for (let n = row; n < row + width; n++) pixels[n] = numbers[shades[n] as number] as number;
  }
  return pixels;
}

interface Ramp {
  /** The one in which the two colors differ most. */
  readonly channel: number;
  readonly palette: Uint8Array;
  /** By the value of the channel: the number of the color. */
  readonly numbers: Uint8Array;
}

/** All that is drawn on a card lies between its background and its ink, so that one channel tells a pixel's color. */
function rampOf(color: string): Ramp {
  const [ground, ink] = [channelsOf(color), channelsOf(inkOn(color))];
  const spans = ground.map((from, channel) => (ink[channel] ?? 0) - from);
  const channel = spans.reduce((best, span, one) => (Math.abs(span) > Math.abs(spans[best] ?? 0) ? one : best), 0);
  const palette = Uint8Array.from({ length: 3 * levels }, (_, n) => {
    const share = Math.floor(n / 3) / (levels - 1);
    return Math.round((ground[n % 3] ?? 0) + (spans[n % 3] ?? 0) * share);
  });
  const numbers = Uint8Array.from({ length: 256 }, (_, value) => {
    const share = (value - (ground[channel] ?? 0)) / (spans[channel] || 1);
    return Math.round(Math.min(1, Math.max(0, share)) * (levels - 1));
  });
  return { channel, palette, numbers };
}

function channelsOf(color: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

interface Tile {
  readonly palette: Uint8Array;
  readonly pixels: Uint8Array;
}

/** The logo in its tile, on the color of a card. Undefined for an invalid one. */
async function drawTile(sharp: Sharp, picture: Uint8Array, color: string): Promise<Tile | undefined> {
  const fitted = await fitPicture(sharp, picture);
  if (!fitted) return undefined;
  const side = logo.tile;
  const rounded = `<rect width="${side}" height="${side}" rx="${logo.corner}" fill="#fff"/>`;
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" fill="${color}"/>${rounded}</svg>`;
  const inset = (side - logo.picture) / 2;
  const png = await sharp(Buffer.from(drawn))
    .composite([{ input: fitted, left: inset, top: inset }])
    .png({ palette: true, colours: 256 - levels, dither: 0 })
    .toBuffer();
  const bytes = await sharp(png).removeAlpha().raw().toBuffer();
  const numbers = new Map<number, number>();
  const pixels = Uint8Array.from({ length: side * side }, (_, n) => {
    const seen = bytes.readUIntBE(3 * n, 3);
    if (!numbers.has(seen)) numbers.set(seen, numbers.size);
    return numbers.get(seen) ?? 0;
  });
  const palette = Uint8Array.from([...numbers.keys()].flatMap((seen) => [seen >> 16, (seen >> 8) & 255, seen & 255]));
  return { palette, pixels };
}

async function fitPicture(sharp: Sharp, picture: Uint8Array): Promise<Uint8Array | undefined> {
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
  extractChannel(channel: number): Image;
  removeAlpha(): Image;
  raw(): Image;
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

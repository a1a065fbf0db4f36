// A drawn card, and the logo for its tile, to the bytes of a PNG.
import { type Card, drawCard, logo } from './card.ts';
import type { Sharp } from './sharp.ts';

/** A logo that is no picture leaves its tile out. */
export async function rasterise(sharp: Sharp, card: Card, picture: Uint8Array | undefined): Promise<Uint8Array> {
  const tile = picture && (await fitted(sharp, picture));
  const drawing = sharp(Buffer.from(drawCard({ ...card, hasLogo: tile !== undefined })));
  const inset = (logo.tile - logo.picture) / 2;
  const layers = tile ? [{ input: tile, left: logo.x + inset, top: logo.y + inset }] : [];
  // A few tints of two colours: searching long for a better palette makes no smaller file.
  return drawing.composite(layers).png({ palette: true, colours: 48, effort: 1, dither: 0 }).toBuffer();
}

async function fitted(sharp: Sharp, picture: Uint8Array): Promise<Uint8Array | undefined> {
  const side = { width: logo.picture, height: logo.picture };
  const clear = { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } };
  // A small drawing is drawn anew in this size, not enlarged.
  return sharp(picture, { density: 300 })
    .resize({ ...side, ...clear })
    .png()
    .toBuffer()
    .catch(() => undefined);
}

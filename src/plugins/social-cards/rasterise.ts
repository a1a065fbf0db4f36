// Rasterizes a drawn card, with the logo in its tile, to PNG.
import { type Card, drawCard, logo } from './card.ts';
import type { Sharp } from './sharp.ts';

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

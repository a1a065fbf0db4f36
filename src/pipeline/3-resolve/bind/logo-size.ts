// Computes the displayed size of a logo, so that its space is reserved before it loads.

import type { Context } from '#context/context';
import type { LogoSettings } from '#model/navigation';
import type { Destinations } from '../addresses/destinations.ts';
import { servedSize } from './served-size.ts';

interface LogoSize {
  readonly width: number | undefined;
  readonly height: number | undefined;
}

/** The maximum height in the navbar, in CSS pixels. */
const tallest = 32;
const widest = 192;

/** The author's values win. The other dimension is computed from the file, where it can be measured. */
export async function logoSize(context: Context, destinations: Destinations, logo: LogoSettings): Promise<LogoSize> {
  const { width, height, src } = logo;
  if (width !== undefined && height !== undefined) return { width, height };
  const measured = await servedSize(context, destinations, src);
  const ratio = measured && measured.width / measured.height;
  if (ratio === undefined) return { width, height: height ?? (width === undefined ? tallest : undefined) };
  if (width !== undefined) return { width, height: Math.round(width / ratio) };
  if (height !== undefined) return { width: Math.round(height * ratio), height };
  const shown = Math.min(tallest * ratio, widest);
  return { width: Math.round(shown), height: Math.round(shown / ratio) };
}

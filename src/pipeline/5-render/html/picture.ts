// Prints the `source` elements of an image with smaller copies, from which a browser chooses.
import { assetMark } from '#model/asset-mark';
import type { ImageSize } from '#model/page';
import type { ImageFormat } from '#model/settings';
import { nameCopy } from '#output/asset-file';

export interface Copies {
  readonly path: string;
  /** The size of the image itself. */
  readonly size: ImageSize;
  readonly widths: readonly number[];
  readonly formats: readonly ImageFormat[];
}

/** The attributes of a `source` element, by HTML name. */
export type Source = Readonly<Record<'type' | 'srcset', string>> & { readonly sizes?: string };

/** The width of the theme's content column, in pixels. */
const column = 736;

/** The narrowest screen to support, in pixels. */
const narrowest = 320;

/** `given` is the width that the author set for the image. */
export function sourcesOf({ path, size, widths, formats }: Copies, given?: number): readonly Source[] {
  const shown = Math.min(given ?? size.width, column);
  return formats.map((format): Source => {
    const type = `image/${format}`;
    const addresses = widths.map((width) => assetMark(nameCopy({ path, width, format })));
    if (addresses.length === 1) return { type, srcset: addresses.join() };
    const srcset = addresses.map((address, index) => `${address} ${widths[index]}w`).join();
    return { type, srcset, sizes: shown > narrowest ? `(max-width:${shown}px) 100vw,${shown}px` : `${shown}px` };
  });
}

/** The markup before the image itself. */
export function openPicture(copies: Copies, given?: number): string {
  const sources = sourcesOf(copies, given).map((source) => {
    const attributes = Object.entries(source).map(([name, value]) => ` ${name}="${value}"`);
    return `<source${attributes.join('')}>`;
  });
  return `<picture>${sources.join('')}`;
}

export const closePicture = '</picture>';

/** The value of an attribute `width` in pixels; undefined where it is no number. */
export function givenWidth(width: unknown): number | undefined {
  return /^\d+$/.test(String(width)) ? Number(width) : undefined;
}

// A logo to the size that it is shown in, so that it has its room before it loads.
import type { LogoSettings } from '#model/navigation';
import type { Context } from '../../context/context.ts';
import type { Destinations } from './destinations.ts';

interface LogoSize {
  readonly width: number | undefined;
  readonly height: number | undefined;
}

/** A bar has room for so much, in pixels of CSS. */
const tallest = 32;
const widest = 192;

/** Formats say their size at their start. */
const headLength = 64 * 1024;

/** What the author says counts. The other side follows from the file, where it can be measured. */
export async function logoSize(context: Context, { served }: Destinations, logo: LogoSettings): Promise<LogoSize> {
  const { width, height, src } = logo;
  if (width !== undefined && height !== undefined) return { width, height };
  const file = /^https?:/.test(src) ? undefined : served(`/${src.replace(/^\/+/, '')}`);
  const ratio = file && (await ratioOf(context, file.path));
  if (ratio === undefined) return { width, height: height ?? (width === undefined ? tallest : undefined) };
  if (width !== undefined) return { width, height: Math.round(width / ratio) };
  if (height !== undefined) return { width: Math.round(height * ratio), height };
  const shown = Math.min(tallest * ratio, widest);
  return { width: Math.round(shown), height: Math.round(shown / ratio) };
}

/** Width to height. Undefined for a drawing without a size, and for what cannot be read, which emit reports. */
async function ratioOf({ files }: Context, path: string): Promise<number | undefined> {
  const head = await files.head(path, headLength).catch(() => undefined);
  if (!head) return undefined;
  const { imageSize } = await import('image-size');
  try {
    const { width, height } = imageSize(head);
    return width > 0 && height > 0 ? width / height : undefined;
  } catch {
    return undefined;
  }
}

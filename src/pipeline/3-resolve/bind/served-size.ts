// Measures an image that the configuration names: a static file, by its address.

import type { Context } from '#context/context';
import { unlessDiskFails } from '#files/disk-fault';
import type { ImageSize } from '#model/page';
import type { Destinations } from './destinations.ts';

/** Formats say their size at their start. */
const headLength = 64 * 1024;

/**
 * In pixels. Undefined for an image of another host, for a drawing without a size, and for what cannot be read, which emit reports.
 */
export async function servedSize({ files }: Context, { served }: Destinations, src: string): Promise<ImageSize | undefined> {
  const file = /^https?:/i.test(src) ? undefined : served(`/${src.replace(/^\/+/, '')}`);
  const head = file && (await files.head(file.path, headLength).catch(unlessDiskFails));
  if (!head) return undefined;
  const { imageSize } = await import('image-size');
  try {
    const { width, height } = imageSize(head);
    return width > 0 && height > 0 ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}

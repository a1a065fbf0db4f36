// Measures an image that the configuration names by its address as a static file.

import type { Context } from '#context/context';
import { unlessDiskFails } from '#files/disk-fault';
import type { ImageSize } from '#model/page';
import type { Destinations } from '../addresses/destinations.ts';
import { imageSizeOf } from './image-size.ts';

/** How many bytes to read: formats store the size near the start. */
const headLength = 64 * 1024;

/** The size in pixels. Undefined for an external image, an SVG without a size, and an unreadable file, which emit reports. */
export async function servedSize({ files }: Context, { served }: Destinations, src: string): Promise<ImageSize | undefined> {
  const file = /^https?:/i.test(src) ? undefined : served(`/${src.replace(/^\/+/, '')}`);
  const head = file && (await files.head(file.path, headLength).catch(unlessDiskFails));
  if (!head) return undefined;
  return await imageSizeOf(head).catch(() => undefined);
}

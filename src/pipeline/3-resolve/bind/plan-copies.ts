// Plans the widths of smaller image copies, where an encoder is installed and can read the images.
import pLimit from 'p-limit';
import type { Context } from '#context/context';
import { findEncoder, type ImageEncoder, type Sharp } from '#context/image-encoder';
import { keyOf } from '#files/digest';
import { messageOf } from '#kit/thrown';
import type { ImageSize } from '#model/page';

export interface RasterImage {
  readonly path: string;
  readonly size: ImageSize;
}

export interface Plans {
  /** By path. An image without an entry gets no copies. */
  readonly widths: ReadonlyMap<string, readonly number[]>;
  /** Why the encoder cannot read an image, by path. */
  readonly faults: ReadonlyMap<string, string>;
}

const none: Plans = { widths: new Map(), faults: new Map() };

/** The smallest width of an image worth copying: an icon saves less than its second address costs. */
const smallest = 160;

/** The maximum height of WebP. */
const highest = 16_383;

/** Loads no encoder where there is nothing to encode. Decodes each image once, so that encoding cannot fail later. */
export async function planCopies(context: Context, images: readonly RasterImage[]): Promise<Plans> {
  const { settings } = context.config;
  if (!settings.images) return none;
  const widths = new Map<string, readonly number[]>();
  for (const { path, size } of images) {
    const chosen = copyWidths(size, settings.images.widths);
    if (chosen.length > 0) widths.set(path, chosen);
  }
  if (widths.size === 0) return none;
  const encoder = await findEncoder(context);
  if (!encoder && settings.images.asked) reportNone(context, 'is not installed', 'Install it in the site: `npm install sharp`.');
  const faults = encoder && (await decode(context, encoder, [...widths.keys()]));
  if (!faults) return none;
  for (const path of faults.keys()) widths.delete(path);
  return { widths, faults };
}

/** The largest copy has the widest configured width, or the image's own; widths only slightly smaller are skipped. */
function copyWidths({ width, height }: ImageSize, wanted: readonly number[]): readonly number[] {
  if (width < smallest) return [];
  const largest = Math.min(width, wanted.at(-1) ?? 0);
  return [...wanted.filter((one) => one < largest * 0.9), largest].filter((one) => (height * one) / width <= highest);
}

/** Undefined, and a report, where the encoder does not run on this machine. */
async function decode(
  context: Context,
  { version, load }: ImageEncoder,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string> | undefined> {
  const { store, files, config } = context;
  const noteOf = (path: string): string => keyOf('image', files.digest(path), version);
  await store.fetch('notes', () => paths.map(noteOf));
  const open = paths.filter((path) => !store.has('notes', noteOf(path)));
  if (open.length > 0) {
    const sharp = await load().catch((thrown) => void reportNone(context, `cannot be loaded: ${messageOf(thrown)}`, anew));
    if (!sharp) return undefined;
    const limit = pLimit(config.concurrency);
    await Promise.all(
      open.map((path) => limit(async () => store.put('notes', noteOf(path), await faultOf(context, sharp, path)))),
    );
  }
  const notes = paths.map((path) => [path, store.get('notes', noteOf(path)) ?? ''] as const);
  return new Map(notes.filter(([, fault]) => fault !== ''));
}

const anew = 'Reinstall it on this machine, or set `images: false`.';

/** A short reason; empty for a valid image. Decodes to a small result, which is fast and still reads the whole file. */
async function faultOf({ files }: Context, sharp: Sharp, path: string): Promise<string> {
  try {
    const bytes = await files.bytes(path);
    await sharp(bytes, { failOn: 'error' }).resize({ width: 16 }).raw().toBuffer();
    return '';
  } catch (thrown) {
    return messageOf(thrown).replace(/^(?:Input buffer has corrupt header|vips\w*): /i, '');
  }
}

function reportNone({ config, reporter }: Context, what: string, help: string): void {
  reporter.report({
    code: 'resolve/no-image-encoder',
    message: `images are published at their original size only, because the package "sharp" ${what}`,
    help,
    place: config.locate(['images'], 'key'),
  });
}

// Measures the images of content and plans the widths of their copies, reading each file once.
import pLimit from 'p-limit';
import type { Context } from '#context/context';
import { unlessDiskFails } from '#files/write-fault';
import { cutAt } from '#kit/without-marks';
import type { Document, Link } from '#model/document';
import { folderOf } from '#model/file-path';
import type { ImageSize } from '#model/page';
import type { Destinations } from '../addresses/destinations.ts';
import { findFileAt, findLink } from '../addresses/find-target.ts';
import type { Found, Origin } from '../addresses/found.ts';
import { fromPage } from '../addresses/with-or-without-base.ts';
import { imageSizeOf } from './image-size.ts';
import { planCopies, type RasterImage } from './plan-copies.ts';

/** The measurements of an image by its path; undefined for one without a size, or that cannot be measured. */
export type ImageOf = (path: string) => MeasuredImage | undefined;

export interface MeasuredImage {
  readonly size: ImageSize;
  /** Absent where no copies are made. */
  readonly widths?: readonly number[];
}

/** How many bytes to read: formats store the size near the start; only a photograph with long metadata needs this much. */
const headLength = 512 * 1024;

/** Reports files that are no images at every use. */
export async function measureImages(
  context: Context,
  documents: readonly Document[],
  destinations: Destinations,
): Promise<ImageOf> {
  const shown = new Map<string, Link[]>();
  for (const { source, facts } of documents) {
    const cover = facts.frontMatter.image;
    const named =
      cover === undefined ? undefined : findImage(cover, { file: source.path, contentFolder: '', path: '/' }, destinations).found;
    // Measured without a link to report: other sites show this image.
    if (named?.kind === 'target' && named.target.kind === 'asset' && !shown.has(named.target.path))
      shown.set(named.target.path, []);
    for (const link of facts.links) {
      if (link.kind !== 'image') continue;
      const found = findWritten(link, { file: source.path, contentFolder: folderOf(source.path), path: '/' }, destinations);
      if (found.kind !== 'target' || found.target.kind !== 'asset') continue;
      const others = shown.get(found.target.path);
      if (others) others.push(link);
      else shown.set(found.target.path, [link]);
    }
  }
  const sizes = new Map<string, ImageSize>();
  const raster: RasterImage[] = [];
  if (shown.size === 0) return () => undefined;
  const measure = async (path: string): Promise<void> => {
    const head = await context.files.head(path, headLength).catch(unlessDiskFails);
    // Emit reports unreadable files.
    if (!head) return;
    try {
      const measured = await imageSizeOf(head);
      if (measured) {
        const { type, ...size } = measured;
        sizes.set(path, size);
        if (isStill(type, head)) raster.push({ path, size });
        return;
      }
    } catch {
      // No image, or none that is known.
    }
    if (isFaulty(path, head)) for (const link of shown.get(path) ?? []) report(context, path, link, head.length === 0);
  };
  const limit = pLimit(context.config.concurrency);
  await Promise.all([...shown.keys()].sort().map((path) => limit(measure, path)));
  const { widths, faults } = await planCopies(context, raster);
  for (const [path, fault] of faults) for (const link of shown.get(path) ?? []) reportDamage(context, link, fault);
  return (path) => {
    const size = sizes.get(path);
    const copies = widths.get(path);
    return size && (copies ? { size, widths: copies } : { size });
  };
}

/** True for an image that is not animated, in a format that encoders read. */
function isStill(type: string, head: Uint8Array): boolean {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  // WebP: the animation flag of the extended header. PNG: an `acTL` chunk before the first image data.
  if (type === 'webp') return !(bytes.toString('latin1', 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0);
  if (type === 'png') return !bytes.subarray(0, Math.max(0, bytes.indexOf('IDAT'))).includes('acTL');
  return type === 'jpg';
}

/** An SVG may have no size; unknown formats are left to the browser. */
function isFaulty(path: string, head: Uint8Array): boolean {
  if (/\.svg$/i.test(path)) return !/<svg[\s/>]/i.test(Buffer.from(head).toString());
  return /\.(?:png|jpe?g|gif|webp|avif)$/i.test(path);
}

function reportDamage(context: Context, { target, place }: Link, fault: string): void {
  context.reporter.report({
    code: 'resolve/damaged-image',
    message: `cannot make smaller copies of "${target}": ${fault}`,
    help: 'It is published unchanged, and browsers may show only part of it, or nothing. Export the image again.',
    place,
  });
}

function report(context: Context, path: string, { target, place }: Link, isEmpty: boolean): void {
  const format = path.slice(path.lastIndexOf('.') + 1).toUpperCase();
  context.reporter.report({
    code: 'resolve/unreadable-image',
    message: isEmpty
      ? `the image "${target}" is an empty file`
      : `"${target}" is not a valid image: the file does not contain ${format}`,
    help: 'Browsers cannot show it. Export the image again, or give the file the extension that matches its content.',
    place,
  });
}

/** In Docusaurus a bare path means a static file. Here it is also looked for beside the page, like other images. */
export function findImage(
  image: string,
  origin: Origin,
  destinations: Destinations,
): { readonly inStatic: Found; readonly found: Found } {
  const find = (address: string): Found => findFileAt(address, origin, destinations);
  const inStatic = find(image.startsWith('/') || image.startsWith('.') ? image : `/${image}`);
  return { inStatic, found: inStatic.kind === 'target' ? inStatic : find(image) };
}

export function findWritten({ kind, target, syntax }: Link, from: Origin, destinations: Destinations): Found {
  const origin = { ...from, filesOfPages: syntax !== 'html' };
  const found = (kind === 'link' ? findLink : findFileAt)(target, origin, destinations);
  if (found.kind !== 'missing' || syntax === undefined || !/^[^/#?@]/.test(target)) return found;
  return findFromPage(target, from, destinations) ?? found;
}

/**
 * Finds a static file relative to the page's address, as browsers do. Where the host decides on the trailing slash, both readings
 * are tried.
 */
function findFromPage(target: string, origin: Origin, destinations: Destinations): Found | undefined {
  const [path, rest] = cutAt(target, '?#');
  const own = origin.path.slice(0, origin.path.lastIndexOf('/') + 1);
  const folders = destinations.trailingSlash === undefined ? [own, `${origin.path}/`] : [own];
  const address = folders.map((folder) => fromPage(path, folder, destinations.baseUrl)).find((one) => destinations.served(one));
  return address === undefined ? undefined : findFileAt(address + rest, origin, destinations);
}

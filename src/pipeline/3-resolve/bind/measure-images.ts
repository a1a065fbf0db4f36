// The images that content shows to their sizes, each file read once.
import pLimit from 'p-limit';
import type { Document, Link } from '#model/document';
import { folderOf } from '#model/file-path';
import type { ImageSize } from '#model/page';
import type { Context } from '../../context/context.ts';
import type { Destinations } from './destinations.ts';
import { findImage } from './find-image.ts';
import { findWritten } from './find-written.ts';

/** The size of an image by its path; undefined for one that has none, or that cannot be measured. */
export type SizeOf = (path: string) => ImageSize | undefined;

/** Formats say their size at their start; only a photograph with a long preface needs so much of it. */
const headLength = 512 * 1024;

/** Reports files that are no images, wherever they are shown. */
export async function measureImages(
  context: Context,
  documents: readonly Document[],
  destinations: Destinations,
): Promise<SizeOf> {
  const shown = new Map<string, Link[]>();
  for (const { source, facts } of documents) {
    const cover = facts.frontMatter.image;
    const named =
      cover === undefined ? undefined : findImage(cover, { file: source.path, contentFolder: '', path: '/' }, destinations).found;
    // Others show it, and say what they think of it.
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
  if (shown.size === 0) return () => undefined;
  const { imageSize } = await import('image-size');
  const measure = async (path: string): Promise<void> => {
    const head = await context.files.head(path, headLength).catch(() => undefined);
    // Emit says why a file cannot be read.
    if (!head) return;
    try {
      const { width, height, orientation = 1 } = imageSize(head);
      // A camera that was held upright says so beside the picture, and browsers turn it.
      const [across, down] = orientation >= 5 ? [height, width] : [width, height];
      sizes.set(path, { width: Math.round(across), height: Math.round(down) });
    } catch {
      if (isFaulty(path, head)) for (const link of shown.get(path) ?? []) report(context, path, link, head.length === 0);
    }
  };
  const limit = pLimit(context.config.concurrency);
  await Promise.all([...shown.keys()].sort().map((path) => limit(measure, path)));
  return (path) => sizes.get(path);
}

/** A drawing may do without a size; formats that nobody here can measure are the browser's affair. */
function isFaulty(path: string, head: Uint8Array): boolean {
  if (/\.svg$/i.test(path)) return !/<svg[\s/>]/i.test(Buffer.from(head).toString());
  return /\.(?:png|jpe?g|gif|webp|avif)$/i.test(path);
}

function report(context: Context, path: string, { target, place }: Link, isEmpty: boolean): void {
  const format = path.slice(path.lastIndexOf('.') + 1).toUpperCase();
  context.reporter.report({
    code: 'resolve/unreadable-image',
    message: isEmpty ? `the image "${target}" is an empty file` : `"${target}" is no image: its file does not hold ${format}`,
    help: 'Browsers show nothing in its place. Export the image anew, or give the file the ending of what it holds.',
    place,
  });
}

// Encodes copies of images in other sizes and formats.
import pLimit from 'p-limit';
import type { Context } from '#context/context';
import { findEncoder, type ImageEncoder, type Sharp } from '#context/image-encoder';
import { digestOf, keyOf } from '#files/digest';
import { messageOf } from '#kit/thrown';
import type { OutputFile } from '#model/output';
import { type ImageCopy, nameAsset } from '#output/asset-file';
import { Obstacle } from '#output/path-guard';
import { readableDigest } from './readable-digest.ts';

/** The version of the encoding, part of the key. */
const way = 1;

/** For drawings in AVIF, more effort takes eight times as long and saves a tenth of the bytes. */
const effort = { avif: 2, webp: 4 } as const;

/** Names contain a hash of their inputs: the bytes do not exist yet, and images need no integrity hash. */
export function copyMaker(context: Context): (copy: ImageCopy) => Promise<OutputFile | undefined> {
  const { config, store, files, progress, signal } = context;
  const { images } = config.settings;
  const limit = pLimit(config.concurrency);
  let encoder: Promise<ImageEncoder | undefined> | undefined;
  let sharp: Promise<Sharp> | undefined;
  let total = 0;
  let done = 0;
  return async ({ path, width, format }) => {
    encoder ??= findEncoder(context);
    const [found, digest] = [await encoder, await readableDigest(context, path)];
    if (!images || !found || digest === undefined) return undefined;
    const quality = images.quality[format];
    const key = keyOf('image copy', String(way), digest, String(width), format, String(quality), found.version);
    const encode = async (): Promise<Uint8Array> => {
      signal.throwIfAborted();
      const bytes = await files.bytes(path);
      if (digestOf(bytes) !== digest)
        throw new Obstacle(`"${path}" was changed while it was being copied`, 'Run the build again.');
      sharp ??= load(found);
      const image = (await sharp)(bytes, { failOn: 'error' }).autoOrient().resize({ width });
      const encoded = await image[format]({ quality, effort: effort[format] }).toBuffer();
      store.put('images', key, encoded);
      progress({ stage: 'images', done: ++done, total });
      return encoded;
    };
    if (!store.has('images', key)) total++;
    const name = `${path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '')}.${format}`;
    const make = async (): Promise<Uint8Array> => {
      await store.fetch('images', () => [key]);
      return store.bytes('images', key) ?? limit(encode);
    };
    return { path: nameAsset(name, key).path, key, content: { make } };
  };
}

/** Cannot fail here: it loaded when the images were decoded. */
async function load({ load }: ImageEncoder): Promise<Sharp> {
  return load().catch((thrown) => {
    throw new Obstacle(`the package "sharp" cannot be loaded: ${messageOf(thrown)}`, 'Reinstall it, or set `images: false`.');
  });
}

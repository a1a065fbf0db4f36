// A file of the site to the digest of its bytes.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../context/context.ts';
import { unreadable } from '../context/unreadable.ts';

/** SHA-256, hexadecimal. Undefined, and a report, for a file that cannot be read: it may have gone since it was found. */
export async function readableDigest({ config, files, reporter }: Context, path: string): Promise<string | undefined> {
  const digest = files.digest(path);
  if (!digest.startsWith('!')) return digest;
  await readFile(join(config.root, path)).catch(async (thrown) => reporter.report(await unreadable(path, thrown)));
  return undefined;
}

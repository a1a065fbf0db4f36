// Digests a file of the site, or reports that it cannot be read.
import type { Context } from '#context/context';
import { unreadable } from '#files/write-fault';

/** SHA-256, hexadecimal. Undefined, and a report, for an unreadable file: it may have been removed since it was found. */
export async function readableDigest({ files, reporter }: Context, path: string): Promise<string | undefined> {
  const digest = files.digest(path);
  if (!digest.startsWith('!')) return digest;
  try {
    await files.bytes(path);
    return files.digest(path);
  } catch (thrown) {
    reporter.report(await unreadable(path, thrown));
    return undefined;
  }
}

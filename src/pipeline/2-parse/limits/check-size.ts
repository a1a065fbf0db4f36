// Refuses a source above the size limit before it is parsed.

import type { Context } from '#context/context';
import type { ReadSource } from '#context/source-text';
import { wholeFile } from '#model/place';
import { raisable } from '#parser/library-fault';

/** How much of an oversized source is read, for its front matter, which sets its address. */
const headLength = 100_000;

/** Reports an oversized source and returns only its beginning. */
export function checkSize({ config, reporter }: Context, source: ReadSource): ReadSource {
  const { sourceBytes } = config.settings.limits;
  const size = source.text.length > sourceBytes / 4 ? Buffer.byteLength(source.text) : 0;
  if (size <= sourceBytes) return source;
  reporter.report({
    code: 'parse/too-large',
    message: `the page has ${grouped(size)} bytes, which is more than the limit of ${grouped(sourceBytes)}`,
    help: raisable('Split the page, or offer its data as a download in a static folder.', 'sourceBytes'),
    place: wholeFile(source.path),
  });
  return { ...source, text: source.text.slice(0, headLength), damaged: true };
}

function grouped(bytes: number): string {
  return bytes.toLocaleString('en');
}

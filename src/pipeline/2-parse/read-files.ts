// Lists the files that parsing read besides each source, from the parse cache.

import type { Context } from '#context/context';
import type { SourceFile } from '#model/source-file';
import { openParseCache } from './parse-cache.ts';

/** Paths relative to the root, by source: code that a page shows, and files that plugins read for it. */
export async function readFilesOf(
  context: Context,
  sources: Iterable<SourceFile>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const parses = await openParseCache(context);
  const read = new Map<string, readonly string[]>();
  for (const source of sources) {
    const { observed = [] } = (await parses.find(source)) ?? {};
    const paths = observed.flatMap(([[kind, path], answer]) => (kind === 'bytes' && !answer.startsWith('!') ? [path] : []));
    if (paths.length > 0) read.set(source.path, paths);
  }
  return read;
}

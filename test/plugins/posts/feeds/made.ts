// Generates the files of a feed.
import { type FeedSource, feedFiles } from '../../../../src/plugins/posts/feeds/feeds.ts';
import type { FeedOptions } from '../../../../src/plugins/posts/options.ts';

/** By path. */
export async function made(source: FeedSource, options: FeedOptions = {}): Promise<Readonly<Record<string, string>>> {
  const files = feedFiles(source, options).map(async ({ path, make }) => [path, String(await make())] as const);
  return Object.fromEntries(await Promise.all(files));
}

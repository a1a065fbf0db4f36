// No text that a page can hold brings out a file, ends a build or leaves its place in the output.
import { describe, expect, it } from 'vitest';
import { sampled } from '../sampled.ts';
import { hostilePages } from './pages.ts';
import { trySite } from './try-site.ts';

describe('hostile texts in pages', () => {
  it.each(
    sampled(
      [
        ['md', 1],
        ['mdx', 2],
      ] as const,
      1,
    ),
  )('stay texts in %s, by %i threads', { timeout: 240_000 }, async (format, concurrency) => {
    const { files } = hostilePages(format, 19);
    const { escaped, lost, result } = await trySite(`markdown: { format: '${format}' },`, files, concurrency);
    // Every page came through, whatever was reported of it.
    expect(result.ok).toBe(true);
    expect(lost).toEqual([]);
    expect(escaped).toEqual([]);
  });
});

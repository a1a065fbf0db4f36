// No text that a page can hold brings out a file, ends a build or leaves its place in the output.
import { describe, expect, it } from 'vitest';
import { hostilePages } from './pages.ts';
import { trySite } from './try-site.ts';

describe('hostile texts in pages', () => {
  it.each([
    ['md', 1],
    ['mdx', 2],
  ] as const)('stay texts in %s, by %i threads', { timeout: 240_000 }, async (format, concurrency) => {
    const { files, tried } = hostilePages(format, 19);
    const { escaped, pages, result } = await trySite(`markdown: { format: '${format}' },`, files, concurrency);
    // Every page came through, whatever was reported of it.
    expect(result.ok).toBe(true);
    expect(pages).toBeGreaterThanOrEqual(tried.size);
    expect(escaped).toEqual([]);
  });
});

// No text that a page can hold brings out a file, ends a build or leaves its place in the output.
import { describe, expect } from 'vitest';
import { deepTest } from '../property-runs.ts';
import { hostilePages } from './pages.ts';
import { trySite } from './try-site.ts';

describe('hostile texts in pages', () => {
  deepTest.each([
    ['md', 1],
    ['mdx', 2],
  ] as const)('stay texts in %s, by %i threads', { timeout: 240_000 }, async (format, concurrency) => {
    const { files } = hostilePages(format, 19);
    const { escaped, lost, result } = await trySite(`markdown: { format: '${format}' },`, files, concurrency);
    // Every page came through, whatever was reported of it.
    expect(result.ok).toBe(true);
    expect(lost).toEqual([]);
    expect(escaped).toEqual([]);
  });
});

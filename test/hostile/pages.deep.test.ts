// Every field of a page with every hostile text, in both formats, with and without threads.
import { describe, expect, it } from 'vitest';
import { hostilePages } from './pages.ts';
import { trySite } from './try-site.ts';

describe('every hostile text in every field of a page', () => {
  it.each([
    ['md', 1],
    ['md', 2],
    ['mdx', 1],
    ['mdx', 2],
  ] as const)('stays a text in %s, by %i threads', { timeout: 600_000 }, async (format, concurrency) => {
    const { files, tried } = hostilePages(format);
    const { escaped, result, lost, seconds } = await trySite(`markdown: { format: '${format}' },`, files, concurrency);
    console.log(`${tried.size} inputs, ${result.diagnostics.length} diagnostics, ${seconds.toFixed(1)} s`);
    expect(result.ok).toBe(true);
    expect(lost).toEqual([]);
    expect(escaped).toEqual([]);
  });
});

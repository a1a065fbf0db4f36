// The gallery shows what its sources make: each example stands below its source, word by word.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { expect, test } from 'vitest';

const pages = (await fastGlob('*.{md,mdx}', { cwd: 'docs/gallery' })).sort();

test.each(pages.filter((page) => page !== 'unlisted.md'))('docs/gallery/%s', async (page) => {
  const text = await readFile(join('docs/gallery', page), 'utf8');
  // Fences with a title show a file, and no example.
  const examples = [...text.matchAll(/^(`{3,})mdx?\n([\s\S]*?)^\1$/gm)];
  expect(examples.length).toBeGreaterThan(0);
  for (const example of examples) {
    const below = text.slice(example.index + example[0].length).trimStart();
    expect(below.slice(0, example[2]?.length).trim()).toBe(example[2]?.trim());
  }
});

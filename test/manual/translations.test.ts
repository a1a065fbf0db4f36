// Checks that translations of the manual show the code of their originals, which other tests run, and lead to the same pages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { expect, test } from 'vitest';

const pages = (await fastGlob('*/**/*.{md,mdx}', { cwd: 'docs/i18n' })).sort();

test.each(pages)('%s', (page) => {
  const translation = readFileSync(join('docs/i18n', page), 'utf8');
  const original = readFileSync(join('docs', page.slice(page.indexOf('/') + 1)), 'utf8');
  expect(codeOf(translation)).toEqual(codeOf(original));
  expect(targetsOf(translation)).toEqual(targetsOf(original));
});

/** Comments behind code are translated. */
function codeOf(text: string): readonly string[] {
  return [...text.matchAll(/^(`{3,}).*\n[\s\S]*?^\1$/gm)].map(([block]) => block.replace(/ {2,}# .*$/gm, ''));
}

/** Sorted: sentences of another language are in another order. Files that only the original has beside it are two folders above. */
function targetsOf(text: string): readonly string[] {
  const targets = [...text.matchAll(/\]\(([^)]+)\)|href="([^"]+)"/g)].map(([, link, href]) => link ?? href ?? '');
  return targets.map((target) => target.replace(/^\.\.\/\.\.\/(?!.*\.mdx?\b)/, './')).sort();
}

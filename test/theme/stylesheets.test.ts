// Every stylesheet of the theme and of plugins parses: browsers drop a rule that does not, silently. And none is slow.
import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import fastGlob from 'fast-glob';
import { expect, test } from 'vitest';

test.each(await fastGlob('src/**/*.css'))('%s', async (path) => {
  const { warnings } = await transform(await readFile(path, 'utf8'), { loader: 'css', logLevel: 'silent' });
  expect(warnings.map(({ text, location }) => `line ${location?.line}: ${text}`)).toEqual([]);
});

test.each(await fastGlob('src/**/*.css'))('%s does not style what is below a root by what it has', async (path) => {
  // Chromium styles every element again then, whenever the parser adds one that any :has() names.
  const source = await readFile(path, 'utf8');
  const { code } = await transform(source, { loader: 'css', logLevel: 'silent', supported: { nesting: false }, minify: true });
  expect(code.match(/(?:html|:root)[^\s,{}]*:has\((?:[^()]|\([^()]*\))*\)[^\s,{}]*[\s>~+][^,{]*/g)).toBeNull();
});

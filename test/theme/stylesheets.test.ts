// Every stylesheet of the theme and of plugins parses: browsers drop a rule that does not, silently.
import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import fastGlob from 'fast-glob';
import { expect, test } from 'vitest';

test.each(await fastGlob('src/**/*.css'))('%s', async (path) => {
  const { warnings } = await transform(await readFile(path, 'utf8'), { loader: 'css', logLevel: 'silent' });
  expect(warnings.map(({ text, location }) => `line ${location?.line}: ${text}`)).toEqual([]);
});

// Pages of the manual as React meets them in development: nothing is wrong in any of them.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { verifyFolder } from '../tools/verify/verify-folder.ts';
import './verified.test.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

const gallery = ['admonitions', 'code', 'components', 'images', 'math', 'tables', 'tabs-and-details'];

test.skipIf(!hasChromium)('nothing is wrong in the manual', { timeout: 300_000 }, async () => {
  const result = await verifyFolder(`${repository}docs`, {
    routes: ['/', '/configuration', ...gallery.map((name) => `/gallery/${name}`)],
  });
  expect(result.refusal).toBeUndefined();
  expect(result.diagnostics).toEqual([]);
  expect(result.pages).toBeGreaterThanOrEqual(9);
});

// A page of every kind and our own sites as React meets them in development: nothing is wrong in any of them.
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { verifyFolder } from '../tools/verify/verify-folder.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

describe.skipIf(!hasChromium)('nothing is wrong in', () => {
  test.each([
    { name: 'a page of every kind', root: 'test/proofs/fixtures/every-kind', routes: undefined, pages: 18 },
    { name: 'the documentation of a product', root: '.', routes: undefined, pages: 20 },
  ])('$name', { timeout: 300_000 }, async ({ root, routes, pages }) => {
    const result = await verifyFolder(`${repository}${root}`, { routes });
    expect(result.refusal).toBeUndefined();
    expect(result.diagnostics).toEqual([]);
    expect(result.pages).toBeGreaterThanOrEqual(pages);
  });
});

// A page of every kind and our own sites as React meets them in development: nothing is wrong in any of them.
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { sampled } from '../sampled.ts';
import { buildOnce } from '../shared-build.ts';
import { verifyFolder } from '../tools/verify/verify-folder.ts';
import { routesOf } from './served-site.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

describe.skipIf(!hasChromium)('nothing is wrong in', () => {
  const sites = [
    { name: 'a page of every kind', root: 'test/proofs/fixtures/every-kind', pages: 18 },
    { name: 'the documentation of a product', root: '', pages: 20 },
  ];
  test.each(sites)('$name', { timeout: 1_800_000 }, async ({ root, pages }) => {
    const folder = `${repository}${root}`;
    const all = routesOf((await buildOnce(folder)).outDir);
    const routes = sampled(all, 8);
    // Pages in no list are opened as well, where all are.
    const result = await verifyFolder(folder, routes.length < all.length ? { routes } : {});
    expect(result.refusal).toBeUndefined();
    expect(result.diagnostics).toEqual([]);
    expect(result.pages).toBeGreaterThanOrEqual(Math.min(pages, routes.length));
  });
});

// Defines the tests that our own sites and samples of their pages must pass.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium, startChromium } from '../chromium.ts';
import { provePage, thousandths } from './prove-page.ts';
import { listedPages, reachedPages } from './reached-pages.ts';
import { type ServedSite, serveSite } from './served-site.ts';
import { desk, openReader, phone, type Reader } from './visit.ts';

export interface OwnSite {
  readonly name: string;
  readonly root: string;
  /** A page with much that is laid out in rows. */
  readonly inPieces: string;
}

export function proveSite({ name, root, inPieces }: OwnSite, samples: readonly string[]): void {
  describe.skipIf(!hasChromium)(name, () => {
    let browser: Browser;
    let site: ServedSite;
    let readers: readonly Reader[];
    beforeAll(async () => {
      site = await serveSite(root);
      browser = await startChromium();
      readers = [await openReader(browser, desk), await openReader(browser, phone)];
    });
    afterAll(async () => {
      await browser?.close();
      await site?.close();
    });

    test('has no fault', () => {
      expect(site.result.diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
    });

    test('every page is reached by links from the home page, without scripts', async () => {
      const page = await browser.newPage();
      const reached = await reachedPages(page, site);
      expect(listedPages(site).filter((path) => !reached.has(path))).toEqual([]);
      await page.close();
    });

    test('holds still while it comes in pieces', async () => {
      site.delayPieces(8);
      for (const reader of readers) {
        const { watched } = await reader.visit(site.url(inPieces));
        expect(thousandths((await watched()).shifts)).toBe(0);
      }
      site.delayPieces(0);
    });

    for (const path of samples) provePage(path, path, () => ({ readers, site }));
  });
}

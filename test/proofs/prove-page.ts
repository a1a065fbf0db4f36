// Defines the tests that every page of every site must pass, in one visit at desktop width and one at phone width.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { axeFaults, rulesOfColours } from '../chromium.ts';
import { cutOff } from './in-page/cut-off.ts';
import { deadControls } from './in-page/dead-controls.ts';
import { lostRings } from './in-page/focus-rings.ts';
import { longestMotion } from './in-page/longest-motion.ts';
import { lostDrawings } from './in-page/lost-drawings.ts';
import { oddTokens } from './in-page/odd-tokens.ts';
import { roomBelowBars } from './in-page/room-below-bars.ts';
import { smallTargets } from './in-page/small-targets.ts';
import { spaceText } from './in-page/text-spacing.ts';
import { unfitForPaper } from './in-page/unfit-for-paper.ts';
import type { Watched } from './in-page/watch.ts';
import type { ServedSite } from './served-site.ts';
import { type Reader, screen, type Visit } from './visit.ts';
import { weighed } from './weighed.ts';

export interface Stage {
  /** One at a desk and one on a phone, for all pages. */
  readonly readers: readonly Reader[];
  readonly site: ServedSite;
}

/** How much of a page has moved. Browsers tell no more: text that is hinted anew may move by a part of a pixel. */
export function thousandths(shifts: Watched['shifts']): number {
  return Math.round(shifts.reduce((total, { value }) => total + value, 0) * 1000);
}

/** Long enough for everything else to be painted before. */
const late = 250;

export function provePage(name: string, path: string, stage: () => Stage): void {
  describe(name, () => {
    let wide: Visit;
    let narrow: Visit;
    /** What the page loads by itself, before anything is done with it. */
    let first: readonly string[];
    const site = () => stage().site;
    beforeAll(async () => {
      const { readers, site } = stage();
      site.delayImages(late);
      [wide, narrow] = (await Promise.all(readers.map((reader) => reader.visit(site.url(path))))) as [Visit, Visit];
      site.delayImages(0);
      first = [...wide.loaded];
    });
    beforeEach(async () => {
      for (const { page } of [wide, narrow]) await page.emulateMedia(screen);
    });

    it('holds still while its images come', async () => {
      for (const visited of [wide, narrow]) {
        const { shifts } = await visited.watched();
        expect(thousandths(shifts), JSON.stringify(shifts)).toBe(0);
      }
    });

    it('has no fault that axe finds, in any width and colour', async () => {
      // What is there, and in which order, is the same at any width of a phone; sizes are others, and in the dark colours are.
      for (const [{ page }, width, height, rules] of [
        [wide, 1440, 900, undefined],
        [narrow, 320, 640, undefined],
        [narrow, 390, 844, ['target-size', 'scrollable-region-focusable']],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await axeFaults(page, rules), `${width} px, light`).toEqual([]);
      }
      for (const { page } of [wide, narrow]) {
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await axeFaults(page, rulesOfColours), 'dark').toEqual([]);
      }
    });

    it('shows all of itself in narrow and enlarged windows, and with text spaced out', async () => {
      for (const [{ page }, width, height] of [
        [narrow, 390, 844],
        [narrow, 320, 640],
        // 1280 by 1024, enlarged to 200 and to 400 percent.
        [wide, 640, 512],
        [wide, 320, 256],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await page.evaluate(cutOff, width), `${width} px`).toEqual([]);
        await page.evaluate(spaceText, true);
        expect(await page.evaluate(cutOff, width), `${width} px, spaced out`).toEqual([]);
        await page.evaluate(spaceText, false);
      }
      expect(await wide.page.evaluate(roomBelowBars)).toBeGreaterThan(0.5);
    });

    it('has controls that a thumb can meet', async () => {
      await narrow.page.setViewportSize({ width: 390, height: 844 });
      expect(await narrow.page.evaluate(smallTargets, 44)).toEqual([]);
    });

    it('has no button that opens nothing, and draws no key that does nothing', async () => {
      for (const [{ page }, width, height] of [
        [narrow, 390, 844],
        [wide, 996, 768],
        [wide, 1024, 768],
        [wide, 1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await page.evaluate(deadControls), `${width} px`).toEqual([]);
      }
    });

    it('shows where the focus is, in forced colours too', async () => {
      for (const [{ page }, width] of [
        [wide, 1440],
        [narrow, 390],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.keyboard.press('Tab');
        expect(await page.evaluate(lostRings), `${width} px`).toEqual([]);
      }
      await wide.page.emulateMedia({ forcedColors: 'active' });
      expect(await wide.page.evaluate(lostRings)).toEqual([]);
      expect(await wide.page.evaluate(lostDrawings)).toEqual([]);
    });

    it('moves little, and not at all for those who do not want it', async () => {
      expect(await wide.page.evaluate(longestMotion)).toMatchObject({ time: 0, smooth: false });
      await wide.page.emulateMedia({ reducedMotion: 'no-preference' });
      expect((await wide.page.evaluate(longestMotion)).time).toBeLessThanOrEqual(160);
    });

    it('shows code in one size: no class of a token is one of the theme', async () => {
      expect(await wide.page.evaluate(oddTokens)).toEqual([]);
    });

    it('is printed without what only a screen needs, and with the addresses of its links', async () => {
      await wide.page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      expect(await wide.page.evaluate(unfitForPaper)).toEqual([]);
    });

    it('weighs little', async () => {
      // Pages with components that live in the browser bring themselves and these as modules: the site's own code, which has no bound.
      const lives = first.some((url) => /\/page-\w+\.js$/.test(url));
      const isTheme = (url: string): boolean =>
        !url.endsWith('.js') || /\/(?:client|content|early|late|opener|react|slodocs-theme)[\w-]*\.js$/.test(url);
      const weighedUrls = lives ? first.filter(isTheme) : first;
      const { styles, scripts, document } = await weighed(site().url(path), weighedUrls);
      expect(styles).toBeLessThanOrEqual(20 * 1024);
      // The search page, and the page for unknown addresses, search by themselves.
      const searches = await wide.page.locator('[data-search-results], [data-not-found]').count();
      expect(scripts).toBeLessThanOrEqual(lives ? 102_000 : (searches > 0 ? 114 : 90) * 1024);
      expect(document).toBeLessThanOrEqual(40 * 1024);
    });

    it('does nothing that the policy refuses', async () => {
      for (const visited of [wide, narrow]) {
        expect((await visited.watched()).refused).toEqual([]);
        expect(visited.messages).toEqual([]);
      }
    });
  });
}

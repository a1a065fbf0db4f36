// Tabs through a page, and records each focus stop.
import type { Page } from 'playwright-core';

export interface Stop {
  readonly said: string;
  /** Its place among all elements of the document. */
  readonly place: number;
  /** What lies over it; null when it can be seen. */
  readonly covered: string | null;
}

/** The stops from the start of the page on, at most so many. */
export async function tabStops(page: Page, most: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let count = 0; count < most; count++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const { activeElement: element } = document;
      if (!element || element === document.body) return null;
      const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
      const shown = document.elementFromPoint(left + width / 2, top + height / 2);
      const seen = shown && (element.contains(shown) || shown.contains(element));
      return {
        said: element.outerHTML.slice(0, 80),
        place: [...document.querySelectorAll('*')].indexOf(element),
        covered: seen ? null : (shown?.outerHTML.slice(0, 80) ?? 'nothing: it is outside of the window'),
      };
    });
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

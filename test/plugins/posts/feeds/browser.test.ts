// Feeds as a browser shows them: by their stylesheet alone, under the strictest policy, in both colours, at a desk and on a phone.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHandler } from '#cli/serve/serve-output';
import { hasChromium, startChromium, strictPolicy } from '../../../chromium.ts';
import { deepTest } from '../../../property-runs.ts';
import { sampled } from '../../../sampled.ts';
import { made } from './made.ts';
import { oddPosts, post, site, source } from './odd-source.ts';

const folder = mkdtempSync(join(tmpdir(), 'slodocs-feeds-'));
let browser: Browser;
let server: Server;

beforeAll(async () => {
  if (!hasChromium) return;
  const long = post({ title: 'Wort'.repeat(60), url: `${site}${'x'.repeat(300)}`, description: 'y'.repeat(300) });
  for (const [path, text] of Object.entries(await made(source([...oddPosts, long])))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const handle = createHandler({ outDir: folder, baseUrl: '/', headersFile: undefined, host: '127.0.0.1' });
  server = createServer((request, response) => {
    response.setHeader('Content-Security-Policy', strictPolicy);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await startChromium();
});

afterAll(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function open<T>(file: string, look: (page: Page) => Promise<T>, options: BrowserContextOptions = {}): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  try {
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (message) => message.location().url.endsWith('/favicon.ico') || said.push(message.text()));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/news/${file}`);
    const seen = await look(page);
    expect(said).toEqual([]);
    return seen;
  } finally {
    await context.close();
  }
}

/** Names of elements that take up room, in the order of the screen, and what they show. */
function shownElements(): string[] {
  const shown: { top: number; text: string }[] = [];
  for (const element of document.querySelectorAll('*')) {
    const { top, height } = element.getBoundingClientRect();
    if (height === 0 || element.querySelector('*')) continue;
    const before = getComputedStyle(element, '::before').content;
    const link = before.startsWith('"') ? before.slice(1, -1) : '';
    shown.push({ top, text: `${element.localName}: ${link || element.textContent}`.slice(0, 70) });
  }
  return shown.sort((a, b) => a.top - b.top).map(({ text }) => text);
}

/** The contrast of texts with the ground, the lowest first. */
function contrasts(): number[] {
  const canvas = document.createElementNS('http://www.w3.org/1999/xhtml', 'canvas') as HTMLCanvasElement;
  const ink = canvas.getContext('2d', { willReadFrequently: true });
  if (!ink) throw new Error('there is no canvas');
  const light = (color: string): number => {
    ink.fillStyle = color;
    ink.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = [...ink.getImageData(0, 0, 1, 1).data].map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (a: string, b: string): number => {
    const [low = 0, high = 0] = [light(a), light(b)].sort((x, y) => x - y);
    return (high + 0.05) / (low + 0.05);
  };
  const root = document.documentElement;
  const ground = getComputedStyle(root).backgroundColor;
  const box = getComputedStyle(root, '::before');
  const texts = [...document.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().height > 0);
  return [ratio(box.color, box.backgroundColor), ...texts.map((element) => ratio(getComputedStyle(element).color, ground))].sort(
    (a, b) => a - b,
  );
}

describe.skipIf(!hasChromium)('in Chromium', () => {
  const post = `${site}news/gr%C3%B6%C3%9Fe%20und%20%22mehr%22`.slice(0, 64);

  it('RSS is a page of titles, days, descriptions and addresses', async () => {
    const shown = await open('rss.xml', (page) => page.evaluate(shownElements));
    expect(shown.slice(0, 9)).toEqual([
      'title: News of Nines',
      'description: What is new in Nines.',
      `link: ${site}news`,
      'pubDate: Wed, 04 Jun 2025 20:15:00 GMT',
      `title: ]]> "Quotes" & <tags> &amp; 'more' 🎉`,
      'description: if a &lt; b && c > d, then &lt;Tabs> & &amp;nbsp; ]]>',
      `link: ${post}`,
      'pubDate: Sat, 02 Mar 2024 00:00:00 GMT',
      `link: ${site}news/2024/03/02/`,
    ]);
    expect(shown.every((text) => /^(?:title|description|link|pubDate): /.test(text))).toBe(true);
  });

  deepTest('Atom is the same page', async () => {
    const shown = await open('atom.xml', (page) => page.evaluate(shownElements));
    expect(shown.slice(0, 7)).toEqual([
      'title: News of Nines',
      'subtitle: What is new in Nines.',
      `link: ${site}news`,
      'published: 2025-06-04T20:15:00.000Z',
      `title: ]]> "Quotes" & <tags> &amp; 'more' 🎉`,
      'summary: if a < b && c > d, then <Tabs> & &nbsp; ]]>',
      `link: ${post}`,
    ]);
    expect(shown.every((text) => /^(?:title|subtitle|summary|link|published): /.test(text))).toBe(true);
  });

  it.each(sampled(['rss.xml', 'atom.xml'], 1))('%s says what it is, and shows the day of a date', async (file) => {
    const [says, day, all] = await open(file, (page) =>
      page.evaluate(() => {
        const date = document.querySelector('pubDate, published');
        const style = getComputedStyle(document.documentElement, '::before');
        return [style.content, date?.clientWidth ?? 0, date?.scrollWidth ?? 0] as const;
      }),
    );
    expect(says).toMatch(/^"This is a feed\./);
    expect(day).toBeLessThan(all);
  });

  const looks: readonly (readonly [string, BrowserContextOptions])[] = [
    ['at a desk', {}],
    ['in a narrow window', { viewport: { width: 390, height: 800 } }],
    [
      'on a phone',
      { viewport: { width: 390, height: 800 }, screen: { width: 390, height: 800 }, isMobile: true, deviceScaleFactor: 2 },
    ],
  ];

  deepTest.each(looks)('is as wide as the window %s, and large enough to read', async (_, options) => {
    for (const file of ['rss.xml', 'atom.xml']) {
      const [wide, window, size, screenWidth] = await open(
        file,
        (page) =>
          page.evaluate(() => {
            const root = document.documentElement;
            return [root.scrollWidth, innerWidth, Number.parseFloat(getComputedStyle(root).fontSize), screen.width] as const;
          }),
        options,
      );
      expect(wide).toBeLessThanOrEqual(window);
      // What a phone shows small is printed larger.
      const scale = options.isMobile ? screenWidth / window : 1;
      expect(size * scale).toBeGreaterThanOrEqual(15.5);
      expect(size * scale).toBeLessThanOrEqual(17);
    }
  });

  it.each(sampled(['light', 'dark'] as const, 1))('has enough contrast where a reader wants it %s', async (colorScheme) => {
    for (const file of ['rss.xml', 'atom.xml']) {
      const [lowest, ...more] = await open(file, (page) => page.evaluate(contrasts), { colorScheme });
      expect(more.length).toBeGreaterThan(10);
      expect(lowest).toBeGreaterThanOrEqual(4.5);
    }
  });
});

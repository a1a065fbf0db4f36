// The theme as a person meets it: in a real browser, without scripts, under a strict content security policy.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { server } from '../../src/theme/server.tsx';
import { axeFaults, hasChromium, rulesOfColours, startChromium } from '../chromium.ts';
import { deepTest } from '../property-runs.ts';
import { sampled } from '../sampled.ts';
import { SharedWindows } from '../shared-windows.ts';
import { body } from './sample-body.ts';
import { page as doc, pages, renderWhole } from './sample-page.ts';

const csp = "default-src 'none'; style-src 'self'; img-src 'self' data:";
const origin = 'http://theme.test';
const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
const phone = { width: 320, height: 640 };
const desk = { width: 1440, height: 900 };

/** The contrast of each pair of custom properties as the browser paints them. */
function contrasts(pairs: readonly (readonly [string, string])[]): number[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
  const probe = document.body.appendChild(document.createElement('p'));
  const luminance = (name: string): number => {
    probe.style.color = `var(${name})`;
    canvas.fillStyle = getComputedStyle(probe).color;
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) => {
      const share = byte / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  return pairs.map((pair) => {
    const [dark = 0, light = 0] = pair.map(luminance).sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  });
}

/** What stands inside a layout. A page that a component makes brings its own heading. */
const bodies: Readonly<Record<string, string>> = {
  doc: body,
  page: body,
  home: '<header class="hero"><div class="hero-text"><h1>Nines</h1><p>Objectives.</p><div class="hero-actions"><p><a href="/base/">Start</a> <a href="/base/slo">Read</a></p></div></div><div class="hero-picture"><svg viewBox="0 0 9 9"></svg></div></header><h2>Why</h2><p>Text</p>',
  component:
    '<header><h1>Nines</h1><p>Objectives for everyone.</p></header><main><h2>Why</h2><p>A <a href="/base/">reason</a>.</p></main>',
};

type ColorScheme = 'light' | 'dark';

describe.skipIf(!hasChromium)('in a browser', () => {
  const folder = fileURLToPath(new URL('../../dist/theme', import.meta.url));
  let browser: Browser;
  let windows: SharedWindows;
  const refused: string[] = [];

  beforeAll(async () => {
    browser = await startChromium();
    windows = new SharedWindows(browser);
  });
  afterAll(async () => {
    await browser.close();
  });
  afterEach(async () => {
    await windows.clear();
    expect(refused.splice(0)).toEqual([]);
  });

  /** The window in which all layouts are shown one after the other. */
  let inAllLooks: Page | undefined;

  /** Layouts that pages were turned to after they were opened. */
  const turned = new WeakMap<Page, string>();

  /** A window for each layout would cost more than the layout does. */
  async function turnTo(page: Page, layout: string): Promise<void> {
    turned.set(page, layout);
    await page.goto(`${origin}/page`);
  }

  /** Opens a page of the layout. Messages of the browser, such as a breach of the policy, are gathered in `refused`. */
  async function open(layout: string, options: BrowserContextOptions, attributes = 'lang="en"'): Promise<Page> {
    const { page } = await windows.lend({ reducedMotion: 'reduce', ...options });
    await show(page, layout, attributes);
    return page;
  }

  async function show(page: Page, layout: string, attributes = 'lang="en"'): Promise<void> {
    page.on('console', (message) => refused.push(message.text()));
    page.on('pageerror', (error) => refused.push(String(error)));
    await page.route('**/*', (route) => {
      const path = new URL(route.request().url()).pathname;
      if (path.endsWith('.svg')) return route.fulfill({ contentType: 'image/svg+xml', body: logo });
      if (path === '/theme.css') return route.fulfill({ contentType: 'text/css', path: join(folder, 'theme.css') });
      const shown = turned.get(page) ?? layout;
      const inside = renderWhole(server, pages[shown] ?? doc, bodies[shown]);
      const head = '<meta charset="utf-8"><title>Test</title><meta name="viewport" content="width=device-width">';
      const html = `<!doctype html><html ${attributes}><head>${head}<link rel="stylesheet" href="/theme.css"></head><body>${inside}</body></html>`;
      return route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': csp }, body: html });
    });
    await page.goto(`${origin}/page`);
  }

  /** Sets what the system wants, and what the root element names. */
  async function look(page: Page, colorScheme: ColorScheme, chosen?: ColorScheme): Promise<void> {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate((theme) => {
      if (theme) document.documentElement.dataset['theme'] = theme;
      else delete document.documentElement.dataset['theme'];
    }, chosen);
  }

  // Colours are the same at any width, and the proofs look at real pages in all of these.
  const looks = [
    { viewport: desk, colorScheme: 'light' },
    { viewport: phone, colorScheme: 'light' },
    { viewport: desk, colorScheme: 'dark' },
  ] as const;

  describe.each(sampled(Object.keys(pages), 1))('%s', (layout) => {
    beforeAll(async () => {
      if (!inAllLooks) {
        inAllLooks = await browser.newPage({ reducedMotion: 'reduce' });
        await show(inAllLooks, layout);
      }
      await turnTo(inAllLooks, layout);
    });

    it('is accessible at a desk and on a phone, in light and in dark', async () => {
      const page = inAllLooks as Page;
      for (const { viewport, colorScheme } of looks) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        // Of a page in other colours nothing else is other.
        const rules = colorScheme === 'dark' ? rulesOfColours : undefined;
        expect(await axeFaults(page, rules), `${viewport.width} px, ${colorScheme}`).toEqual([]);
      }
    });

    it.each([
      ['ltr', [320, 768, 1440]],
      ['rtl', [320, 997]],
    ] as const)('never scrolls sideways: %s, %j px', async (dir, widths) => {
      const page = inAllLooks as Page;
      await page.evaluate((direction) => document.documentElement.setAttribute('dir', direction), dir);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 700 });
        const [content, room] = await page.evaluate<[number, number]>(
          '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
        );
        expect(content, `${width} px`).toBeLessThanOrEqual(room);
      }
    });
  });

  deepTest('opens sidebar, menu and headings on a phone without scripts, behind targets of 44 px', async () => {
    const page = await open('doc', { viewport: phone, javaScriptEnabled: false, hasTouch: true });
    const entry = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'What an SLO is' });
    expect(await entry.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).tap();
    expect(await entry.isVisible()).toBe(true);
    expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.getByRole('button', { name: 'Close navigation bar' }).tap();
    expect(await entry.isVisible()).toBe(false);

    const support = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Support (opens in new tab)' });
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('button', { name: '← Back to main menu' }).tap();
    expect(await support.isVisible()).toBe(true);
    expect((await support.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await support.isVisible()).toBe(false);

    await page.getByRole('button', { name: 'On this page' }).tap();
    expect(await page.locator('.toc-panel a[href="#below"]').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.locator('.toc-panel').isVisible()).toBe(false);
  });

  deepTest('opens the menu by a button of its own on a phone where there is no sidebar', async () => {
    const page = await open('page', { viewport: phone, javaScriptEnabled: false, hasTouch: true });
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
    expect((await toggle.boundingBox())?.width).toBeGreaterThanOrEqual(44);
    await toggle.tap();
    expect(await page.getByRole('link', { name: 'Support (opens in new tab)' }).isVisible()).toBe(true);
  });

  it('shows sidebar, menu and headings at a desk, and opens dropdowns without scripts', async () => {
    const page = await open('doc', { viewport: desk, javaScriptEnabled: false });
    for (const name of ['Docs sidebar', 'On this page', 'Breadcrumbs', 'Docs pages']) {
      expect(await page.getByRole('navigation', { name }).getByRole('link').first().isVisible(), name).toBe(true);
    }
    expect(await page.getByRole('button').count()).toBe(0);
    const agent = page.getByRole('link', { name: 'Agent' });
    expect(await agent.isVisible()).toBe(false);
    await page.getByText('Release notes').click();
    expect(await agent.isVisible()).toBe(true);
  });

  deepTest('hides what waits for a script where none will come, and keeps its room where one will', async () => {
    const parts = ['.color-mode', '.announcement-close'];
    for (const javaScriptEnabled of [true, false]) {
      const page = await open('doc', { viewport: desk, javaScriptEnabled });
      for (const part of parts) expect(await page.locator(part).isVisible(), part).toBe(javaScriptEnabled);
      expect(await page.getByRole('link', { name: 'Search' }).isVisible()).toBe(true);
      expect(await page.locator('.search-button-keys').isVisible()).toBe(false);
    }
  });

  deepTest('shows one of two logos, by the mode that is read', async () => {
    const page = await open('doc', { viewport: desk });
    const shown = async (colorScheme: ColorScheme, chosen?: ColorScheme) => {
      await look(page, colorScheme, chosen);
      const parts = [];
      for (const part of ['.only-light', '.only-dark']) if (await page.locator(`.footer ${part}`).isVisible()) parts.push(part);
      return parts;
    };
    expect(await shown('light')).toEqual(['.only-light']);
    expect(await shown('dark')).toEqual(['.only-dark']);
    expect(await shown('light', 'dark')).toEqual(['.only-dark']);
    expect(await shown('dark', 'light')).toEqual(['.only-light']);
  });

  it('starts with a way past the navigation', async () => {
    const page = await open('doc', { viewport: desk, javaScriptEnabled: false });
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    expect(await skip.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
    await page.keyboard.press('Enter');
    expect(await page.getByRole('main').evaluate((element) => element.matches(':focus'))).toBe(true);
  });

  deepTest('follows the system unless the root element names a theme', async () => {
    const page = await open('doc', {});
    const ground = async (colorScheme: ColorScheme, chosen?: ColorScheme) => {
      await look(page, colorScheme, chosen);
      const colour = await page.evaluate<string>('getComputedStyle(document.documentElement).backgroundColor');
      return Number(/oklch\(([\d.]+)/.exec(colour)?.[1]) > 0.5 ? 'light' : 'dark';
    };
    expect(await ground('light')).toBe('light');
    expect(await ground('dark')).toBe('dark');
    expect(await ground('dark', 'light')).toBe('light');
    expect(await ground('light', 'dark')).toBe('dark');
  });

  deepTest.each(['light', 'dark'] as const)(
    'reaches the contrast of 4.5:1 with every text colour on every ground it stands on, %s',
    async (colorScheme) => {
      const page = await open('doc', { colorScheme });
      const code = ['comment', 'punctuation', 'keyword', 'string', 'number', 'function', 'name', 'tag'].map(
        (name) => `--code-${name}`,
      );
      const kinds = ['note', 'tip', 'info', 'warning', 'danger'].map((kind) => `--color-${kind}`);
      const grounds = ['--color-page', '--color-raised'];
      const pairs = [
        ...[...code, '--color-text'].flatMap((text) =>
          ['--color-raised', ...['highlight', 'added', 'removed', 'warning', 'word'].map((name) => `--code-${name}`)].map(
            (ground) => [text, ground],
          ),
        ),
        ...[
          ['--color-tip', '--code-added'],
          ['--color-danger', '--code-removed'],
          ['--color-danger', '--code-error'],
          ['--color-text', '--code-error'],
          ['--color-warning', '--code-warning'],
        ],
        ...kinds.flatMap((kind) => [kind, '--color-text'].map((text) => [text, `${kind}-tint`])),
        ...['--color-text', '--color-muted', '--color-accent'].flatMap((text) => grounds.map((ground) => [text, ground])),
        ...['--color-text', '--color-accent'].flatMap((text) =>
          ['--color-sunken', '--color-accent-tint'].map((ground) => [text, ground]),
        ),
      ];
      const ratios = await page.evaluate(contrasts, pairs as [string, string][]);
      expect(ratios).toHaveLength(pairs.length);
      expect(pairs.filter((_, index) => (ratios[index] ?? 0) < 4.5)).toEqual([]);
    },
  );

  // A brand as pale, as dark, as grey and as loud as one can be.
  const accents = ['oklch(0.52 0.2 300)', 'oklch(0.55 0.17 40)', '#facc15', '#00ff00', '#000', '#fff', '#777', '#0000ff'];

  deepTest.each(['light', 'dark'] as const)('can be read in any accent, whose hue everything takes, %s', async (colorScheme) => {
    const page = await open('doc', { colorScheme });
    const grounds = ['page', 'raised', 'sunken', 'accent-tint'].map((name) => `--color-${name}`);
    const code = ['comment', 'punctuation', 'keyword', 'string', 'number', 'function', 'name', 'tag'];
    const pairs = [
      ...grounds.flatMap((ground) => [['--color-accent', ground] as const, ['--color-text', ground] as const]),
      ...grounds.slice(0, 3).map((ground) => ['--color-muted', ground] as const),
      ...code.flatMap((name) =>
        ['raised', 'highlight'].map((on) => [`--code-${name}`, on === 'raised' ? '--color-raised' : `--code-${on}`] as const),
      ),
      ['--code-line-number', '--color-raised'] as const,
    ];
    const weakest = pairs.map((pair) => (pair[0] === '--color-text' ? 7 : 4.5));
    for (const accent of accents) {
      await page.evaluate((color) => document.documentElement.style.setProperty('--color-accent', color), accent);
      const ratios = await page.evaluate(contrasts, pairs);
      expect(
        pairs.filter((_, index) => (ratios[index] ?? 0) < (weakest[index] ?? 0)),
        accent,
      ).toEqual([]);
    }
  });

  deepTest('has nothing of its own hue left under another accent', async () => {
    const page = await open('doc', {});
    const names = ['raised', 'sunken', 'line', 'line-strong', 'accent-tint', 'text', 'muted', 'accent'].map(
      (name) => `--color-${name}`,
    );
    const hues = (accent: string) =>
      page.evaluate(
        ([accent, names]) => {
          document.documentElement.style.setProperty('--color-accent', accent);
          const probe = document.body.appendChild(document.createElement('p'));
          return names.map((name) => {
            probe.style.color = `oklch(from var(${name}) l c h)`;
            return Number(/([\d.]+)\)$/.exec(getComputedStyle(probe).color)?.[1]);
          });
        },
        [accent, names] as const,
      );
    for (const hue of [300, 40]) for (const found of await hues(`oklch(0.5 0.15 ${hue})`)) expect(found).toBeCloseTo(hue, 0);
  });

  deepTest('ends text, boxes, tables and code at one edge', async () => {
    const page = await open('doc', { viewport: desk });
    const edges = await page.evaluate(() => {
      // As narrow as it can be.
      for (const cell of document.querySelectorAll('.table-scroll :is(th, td) ~ :is(th, td)')) cell.remove();
      return ['p', '.admonition', 'div.code-block', '.table-scroll > table'].map((name) => {
        const box = document.querySelector(`.prose > ${name}`)?.getBoundingClientRect();
        return box && Math.round(box.right);
      });
    });
    expect(edges[0]).toBeGreaterThan(0);
    expect(new Set(edges).size, String(edges)).toBe(1);
  });

  it('keeps the lines of copied code', async () => {
    const page = await open('doc', { viewport: desk });
    const copied = await page.evaluate<string>(
      "getSelection().selectAllChildren(document.querySelector('pre')), getSelection().toString()",
    );
    const [, ...lines] = copied.split('\n');
    expect(lines).toEqual(['', ...Array.from({ length: 6 }, () => "const a = 1; f('x') p t c m")]);
  });

  deepTest('shows code outside of the focus in grey until a reader points at it, and long lines under a veil', async () => {
    const page = await open('doc', { viewport: desk });
    const colours = () =>
      page.evaluate<string[]>(
        "['highlighted', 'focused'].map((name) => getComputedStyle(document.querySelector('.' + name + ' .keyword')).color)",
      );
    const veil = () => page.evaluate<string>("getComputedStyle(document.querySelector('.code-block'), '::before').opacity");
    const [grey, keyword] = await colours();
    expect(grey).not.toBe(keyword);
    await page.hover('pre');
    expect(await colours()).toEqual([keyword, keyword]);
    expect(await veil()).toBe('1');
    await page.evaluate("document.querySelector('pre').scrollLeft = 1e5");
    await expect.poll(veil).toBe('0');
  });

  deepTest.each([phone, desk])('has room for the buttons of code at $width px', async (viewport) => {
    const page = await open('doc', { viewport, hasTouch: viewport === phone, isMobile: viewport === phone });
    const add =
      "document.querySelector('.code-block').insertAdjacentHTML('beforeend', '<div class=\"code-tools\"><button></button></div>')";
    const size = () => page.evaluate<number>('document.documentElement.scrollHeight');
    const before = await size();
    await page.evaluate(add);
    expect(await size()).toBe(before);
    const button = await page.locator('.code-tools button').boundingBox();
    if (viewport === phone) expect(button?.height).toBeGreaterThanOrEqual(44);
    const line = await page.locator('.code-block .line').first().boundingBox();
    if (viewport === phone) expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(line?.y ?? 0);
  });

  it('prints the text alone, in light colours', async () => {
    const page = await open('doc', { viewport: desk, colorScheme: 'dark', javaScriptEnabled: false }, 'data-theme="dark"');
    await page.emulateMedia({ media: 'print' });
    for (const part of ['.navbar', '.sidebar', '.toc', '.pager', '.announcement']) {
      expect(await page.locator(part).isVisible(), part).toBe(false);
    }
    expect(await page.getByText('Folded').isVisible()).toBe(true);
    const after = "getComputedStyle(document.querySelector('.prose p a'), '::after').content";
    // A path without its site says nothing on paper; what is whole does, and a script makes the others so.
    expect(await page.evaluate<string>(after)).toBe('none');
    await page.evaluate("document.querySelector('.prose p a').href = 'https://x.example/x'");
    expect(await page.evaluate<string>(after)).toContain('https://x.example/x');
    expect(await page.evaluate<string>('getComputedStyle(document.documentElement).colorScheme')).toBe('light');
  });
});

// A brand of a site's own: its colour, its typeface and its leads, in a browser under the strictest policy.
import { existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults, hasChromium, startChromium } from '../../chromium.ts';
import { buildSite, configText, writeSite } from '../../pipeline/built-site.ts';
import { type ServedSite, serveSite } from '../../proofs/served-site.ts';
import { desk, openWindow, phone, visit } from '../../proofs/visit.ts';
import { deepTest } from '../../property-runs.ts';
import { sampled } from '../../sampled.ts';

const text = `${'Every promise has a price, and a budget says how much of it is left. '.repeat(8)}\n\n`;
const files = {
  'site.config.ts': configText("  theme: { accent: 'oklch(0.5 0.2 300)', fonts: 'inter', docs: { lead: true } },\n"),
  'docs/index.md': `---\ntitle: Budgets\ndescription: What may fail.\n---\n\n${text}## **Why**\n\n${text.repeat(4)}`,
  'docs/own.md': `---\ndescription: What is in the text.\n---\n\n# Own title\n\n${text}`,
  'docs/code.mdx': `---\ntitle: Code\n---\n\n<Tabs>\n<TabItem value="a">\n\n\`\`\`js\na();\n\`\`\`\n\n</TabItem>\n<TabItem value="b">\n\n\`\`\`js\nb();\n\`\`\`\n\n</TabItem>\n</Tabs>\n\n<Tabs>\n<TabItem value="a">Words.</TabItem>\n<TabItem value="b">Others.</TabItem>\n</Tabs>\n`,
  'docs/home.mdx': `---\nlayout: home\n---\n\n<Hero title="Home" picture={<img src="/logo.svg" alt="Logo" width="120" height="120" />}>\n\nWords.\n\n</Hero>\n\n<section>\n\n## Band\n\n${text}\n\n</section>\n`,
  'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120"/>',
  'docs/none.md': `---\ntitle: None\n---\n\n${text}`,
};

describe.skipIf(!hasChromium)('a brand', { timeout: 60_000 }, () => {
  let browser: Browser;
  let site: ServedSite;
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-brand-')));

  beforeAll(async () => {
    writeSite(root, files);
    [site, browser] = await Promise.all([serveSite(root), startChromium()]);
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await site.close();
    rmSync(root, { recursive: true, force: true });
  });

  deepTest.each([
    ['a desk', desk],
    ['a phone', phone],
  ])('is set in Inter, which is loaded once and moves nothing, at %s', async (_, options) => {
    const context = await openWindow(browser, options);
    const { page, loaded, messages, watched } = await visit(context, site.url('/docs'));
    await page.waitForFunction(() => document.fonts.check('16px "Inter Variable"'));
    expect(loaded.filter((url) => url.endsWith('.woff2')).map((url) => url.replace(/-\w+\.woff2$/, ''))).toEqual([
      site.url('/assets/inter-latin'),
    ]);
    const { shifts, refused } = await watched();
    expect([shifts, refused, messages]).toEqual([[], [], []]);
    expect(await axeFaults(page)).toEqual([]);
    await context.close();
  });

  deepTest('has a typeface of the system that is as wide and as high, until Inter is there', async (test) => {
    const context = await openWindow(browser, desk);
    const { page } = await visit(context, site.url('/docs'));
    await page.waitForFunction(() => document.fonts.check('16px "Inter Variable"'));
    // Faces of the system are loaded as others are, when they are first used.
    const isInstalled = await page.evaluate(() =>
      Promise.all([400, 700].map((weight) => document.fonts.load(`${weight} 16px "Inter Variable Fallback"`))).then(
        () => true,
        () => false,
      ),
    );
    if (!isInstalled) test.skip('neither Arial nor a face like it is installed: fonts-liberation of Debian');
    const sizes = await page.evaluate(
      (words) =>
        [400, 700].map((weight) => {
          const [own, other] = ["'Inter Variable'", "'Inter Variable Fallback'"].map((family) => {
            const line = document.body.appendChild(document.createElement('span'));
            line.style.setProperty('font', `${weight} 16px ${family}`);
            line.style.setProperty('white-space', 'nowrap');
            line.style.setProperty('position', 'absolute');
            line.textContent = words;
            const { width, height } = line.getBoundingClientRect();
            return { width, height };
          });
          return [(other?.width ?? 0) / (own?.width ?? 1), Math.abs((other?.height ?? 0) - (own?.height ?? 0))];
        }),
      text,
    );
    for (const [width, height] of sizes) {
      expect(Math.abs((width ?? 0) - 1)).toBeLessThan(0.02);
      expect(height).toBeLessThan(1.01);
    }
    await context.close();
  });

  it.each(sampled([desk, phone], 1))('joins tabs of code to their code, and leaves those of text open', async (options) => {
    const context = await openWindow(browser, options);
    const { page } = await visit(context, site.url('/docs/code'));
    const [code, words] = await page.evaluate(() =>
      [...document.querySelectorAll('.tabs')].map((tabs) => {
        const inside = tabs.querySelector('.code-block, .tab-content')?.getBoundingClientRect();
        const outside = tabs.getBoundingClientRect();
        return { border: getComputedStyle(tabs).borderTopWidth, gap: outside.bottom - (inside?.bottom ?? 0) };
      }),
    );
    expect(code).toEqual({ border: '1px', gap: 1 });
    expect(words?.border).toBe('0px');
    await context.close();
  });

  deepTest.each([desk, phone])(
    'keeps the width of a picture beside its claim, and has bands that scroll nothing sideways',
    async (options) => {
      const context = await openWindow(browser, options);
      const { page, messages } = await visit(context, site.url('/docs/home'));
      expect((await page.locator('.hero-picture img').boundingBox())?.width).toBe(120);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await axeFaults(page)).toEqual([]);
      expect(messages).toEqual([]);
      await context.close();
    },
  );

  deepTest('colours links and forms', async () => {
    const context = await openWindow(browser, desk);
    const { page } = await visit(context, site.url('/docs'));
    const [link, form] = await page.evaluate(() => [
      getComputedStyle(document.querySelector('a[aria-current=page]') as Element).color,
      getComputedStyle(document.body).accentColor,
    ]);
    expect(link).toBe('oklch(0.5 0.2 300)');
    expect(form).toBe('oklch(0.5 0.2 300)');
    await context.close();
  });
});

it('a lead is what the author wrote, below a title that the theme prints', async () => {
  const { page } = await buildSite(files);
  expect(page('docs')).toContain('<h1 class="title">Budgets</h1><p class="lead">What may fail.</p>');
  expect(page('docs/own')).not.toContain('class="lead"');
  expect(page('docs/none')).not.toContain('class="lead"');
});

it('without the settings nothing of it is in the output', async () => {
  const { result, page, file } = await buildSite({ 'docs/index.md': files['docs/index.md'] });
  const assets = join(result.outDir, 'assets');
  expect(readdirSync(assets).filter((name) => name.endsWith('.woff2'))).toEqual([]);
  expect(page('docs')).not.toMatch(/rel="preload"|class="lead"/);
  const css = file(`assets/${readdirSync(assets).find((name) => name.startsWith('theme-'))}`) ?? '';
  expect(css).toMatch(/--font-text: ?["']Inter Variable["'], ?Inter, ?ui-sans-serif/);
  expect(css).not.toContain('@font-face');
  expect(existsSync(join(result.outDir, 'assets/fonts'))).toBe(false);
});
